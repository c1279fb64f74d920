/* Growing text for tests, which give up without memory. */
#include "testing/printed.h"

#include <stdlib.h>
#include <string.h>

printed_t printed_create(void) {
  printed_t printed = {0};
  printed_append(mlirStringRefCreate("", 0), &printed);
  return printed;
}

void printed_append(MlirStringRef chunk, void *data) {
  printed_t *printed = data;
  if (printed->length + chunk.length >= printed->capacity) {
    printed->capacity = (printed->length + chunk.length) * 2 + 256;
    printed->data = realloc(printed->data, printed->capacity);
    if (!printed->data)
      abort();
  }
  if (chunk.length)
    memcpy(printed->data + printed->length, chunk.data, chunk.length);
  printed->length += chunk.length;
  printed->data[printed->length] = '\0';
}
