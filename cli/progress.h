/* A line that says what a long run is at: on a terminal, after two seconds, and
 * gone when the run ends or says something else. In a pipe there is none. */
#ifndef ASSERTION_CLI_PROGRESS_H
#define ASSERTION_CLI_PROGRESS_H

/* How long a run is silent, and how often the line is written anew, in
 * milliseconds. */
enum { PROGRESS_DELAY = 2000, PROGRESS_PERIOD = 250 };

/* Watches a run from a thread of its own, which writes to the descriptor `fd`
 * if that is a terminal, after `delay` milliseconds. One run at a time; where
 * no thread can be had, nothing is shown. */
void progress_begin(int fd, unsigned delay);

/* Says what the run is at, in a few words that outlive it; NULL for what has
 * the terminal to itself. */
void progress_at(const char *what);

/* Takes the line away before something else is written: it comes back with the
 * next period. */
void progress_hide(void);

/* Takes the line away for good. */
void progress_end(void);

#endif
