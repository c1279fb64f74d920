#!/bin/sh
# Lays the files given out as an installation and makes a tar of it.
# usage: pack.sh OUT.tar.gz cli/version.h FILE...
set -eu

out=$1
version=$(sed -n 's/^#define ASSERTION_VERSION "\(.*\)"/\1/p' "$2")
major=${version%%.*}
shift 2
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
lib=$root/lib

# Copies $1 to the file $2.
put() {
  mkdir -p "$(dirname "$2")"
  cp -L "$1" "$2"
  chmod u+w "$2"
}

# Writes the template $1 to the file $2.
fill() {
  mkdir -p "$(dirname "$2")"
  sed "s/@VERSION@/$version/g; s/@MAJOR@/$major/g" "$1" >"$2"
}

for file; do
  name=$(basename "$file")
  case $file in
    */include/assertion-c/*) put "$file" "$root/include/assertion-c/$name" ;;
    *.pc.in) fill "$file" "$lib/pkgconfig/${name%.in}" ;;
    *.cmake.in) fill "$file" "$lib/cmake/Assertion/${name%.in}" ;;
    */libassertion.so)
      put "$file" "$lib/libassertion.so.$version"
      ln -s "libassertion.so.$version" "$lib/libassertion.so.$major"
      ln -s "libassertion.so.$major" "$lib/libassertion.so"
      put "$file" "$root/python/assertion/libassertion.so"
      ;;
    *.so) put "$file" "$lib/$name" ;;
    python/*.toml | python/*.py) put "$file" "$root/$file" ;;
    */assertion-opt) put "$file" "$root/bin/$name" ;;
    LICENSE) put "$file" "$root/share/doc/assertion/LICENSE" ;;
    *) echo "pack.sh: where does $file go?" >&2; exit 1 ;;
  esac
done
find "$root" -type f ! -perm -100 -exec chmod 644 {} +
tar -czf "$out" -C "$root" --sort=name --owner=0 --group=0 --mtime=@0 \
  $(cd "$root" && echo *)
