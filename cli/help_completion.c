/* The shells' completions: files where an option takes one, words where it
 * takes one of a few, else options and files. */
#include "cli/help.h"

#include "cli/options.h"

#include <string.h>

static bool is_short(const option_t *option) { return !option->name[1]; }

static bool takes_file(const option_t *option) {
  return option->argument && !strcmp(option->argument, "FILE");
}

/* Whether its argument is one of a few words, which completion offers. Those
 * in capitals stand for something else. */
static bool takes_word(const option_t *option) {
  return option->argument && strchr(option->argument, '|');
}

static bool is_placeholder(const char *word) {
  return *word >= 'A' && *word <= 'Z';
}

/* Prints the words of an argument, with `separator` between. */
static void put_words(help_stream_t stream, const option_t *option,
                      const char *separator) {
  const char *before = "";
  for (const char *word = option->argument; *word;) {
    int length = (int)strcspn(word, "|");
    if (!is_placeholder(word)) {
      help_format(stream, "%s%.*s", before, length, word);
      before = separator;
    }
    word += length + (word[length] == '|');
  }
}

/* Calls `put` for each option. */
static void each(help_stream_t stream,
                 void (*put)(help_stream_t, const option_t *)) {
  for (size_t i = 0; i < option_count(); ++i) {
    option_t option = option_get(i);
    put(stream, &option);
  }
}

static void put_bash_flag(help_stream_t stream, const option_t *option) {
  bool needs = option->takes == OPTION_TAKES_ARGUMENT && !is_short(option);
  help_format(stream, "    %s%s%s\n", option_dashes(option->name), option->name,
              needs ? "=" : "");
}

static void put_bash_case(help_stream_t stream, const option_t *option) {
  if (!takes_word(option) && !takes_file(option))
    return;
  help_format(stream, "  %s%s)\n", option_dashes(option->name), option->name);
  if (takes_file(option)) {
    help_format(stream,
                "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\") ;;\n");
    return;
  }
  help_format(stream, "    mapfile -t COMPREPLY < <(compgen -W '");
  put_words(stream, option, " ");
  help_format(stream, "' -- \"$word\") ;;\n");
}

void help_bash(help_stream_t stream) {
  help_format(stream,
              "# bash completion of assertion-opt\n"
              "_assertion_opt() {\n"
              "  local line=${COMP_LINE:0:COMP_POINT} word flag flags\n"
              "  word=${line##* } flag=${line%% *} flag=${flag##* }\n"
              "  [[ $word == -*=* ]] && flag=${word%%%%=*} word=${word#*=}\n"
              "  compopt -o filenames 2>/dev/null\n"
              "  case $flag in\n");
  each(stream, put_bash_case);
  help_format(stream, "  *)\n    flags='\n");
  each(stream, put_bash_flag);
  help_format(
      stream,
      "    '\n"
      "    if [[ $word == -* ]]; then\n"
      "      mapfile -t COMPREPLY < <(compgen -W \"$flags\" -- \"$word\")\n"
      "      [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n"
      "    else\n"
      "      mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
      "    fi ;;\n"
      "  esac\n"
      "}\n"
      "complete -F _assertion_opt assertion-opt\n");
}

/* Prints help text inside single quotes and zsh's brackets. */
static void put_quoted(help_stream_t stream, const char *text) {
  for (const char *c = text; *c; ++c) {
    if (*c == '\'')
      help_format(stream, "'\\''");
    else if (strchr("[]:\\", *c))
      help_format(stream, "\\%c", *c);
    else
      help_format(stream, "%c", *c);
  }
}

static void put_zsh(help_stream_t stream, const option_t *option) {
  bool may = option->takes == OPTION_MAY_TAKE_ARGUMENT;
  bool needs = option->takes == OPTION_TAKES_ARGUMENT;
  help_format(stream, "  '*%s%s%s[", option_dashes(option->name), option->name,
              may                         ? "=-"
              : needs && is_short(option) ? "+"
              : needs                     ? "="
                                          : "");
  put_quoted(stream, option->help);
  help_format(stream, "]");
  if (option->argument) {
    help_format(stream, may ? "::" : ":");
    put_quoted(stream, takes_word(option) ? "word" : option->argument);
    help_format(stream, takes_file(option)   ? ":_files"
                        : takes_word(option) ? ":("
                                             : ": ");
  }
  if (takes_word(option)) {
    put_words(stream, option, " ");
    help_format(stream, ")");
  }
  help_format(stream, "' \\\n");
}

void help_zsh(help_stream_t stream) {
  help_format(stream, "#compdef assertion-opt\n_arguments \\\n");
  each(stream, put_zsh);
  help_format(stream, "  '1:input:_files'\n");
}

static void put_fish(help_stream_t stream, const option_t *option) {
  help_format(stream, "complete -c assertion-opt -%c %s -d '",
              is_short(option) ? 's' : 'l', option->name);
  for (const char *c = option->help; *c; ++c)
    help_format(stream, *c == '\'' ? "\\'" : "%c", *c);
  help_format(stream, "'");
  if (option->takes == OPTION_TAKES_ARGUMENT)
    help_format(stream, takes_file(option) ? " -r -F" : " -x");
  if (takes_word(option)) {
    help_format(stream, " -a '");
    put_words(stream, option, " ");
    help_format(stream, "'");
  }
  help_format(stream, "\n");
}

void help_fish(help_stream_t stream) {
  help_format(stream, "# fish completion of assertion-opt\n");
  each(stream, put_fish);
}
