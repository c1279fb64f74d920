# Runs a command with its standard error on a terminal and prints what it wrote
# there, with the escape character as "ESC".
import os
import pty
import subprocess
import sys

leader, follower = pty.openpty()
process = subprocess.Popen(
    sys.argv[1:], stdout=subprocess.DEVNULL, stderr=follower)
os.close(follower)
written = b""
try:
    while chunk := os.read(leader, 4096):
        written += chunk
except OSError:  # The last writer has gone.
    pass
process.wait()
text = written.decode().replace("\r\n", "\n").replace("\x1b", "ESC")
sys.stdout.write(text)
