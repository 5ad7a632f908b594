/**
 * Reads each part while the one before it is used, one at a time. What goes wrong is told in its turn, and whoever stops
 * asking waits for what is being read.
 */
export async function* readAhead<Part, Read>(
  parts: Iterable<Part>,
  read: (part: Part) => Promise<Read>,
): AsyncGenerator<Read> {
  let coming: Promise<Read> | undefined;
  try {
    for (const part of parts) {
      const ready = coming && { read: await coming };
      coming = read(part);
      // It is awaited later, and must not count as unnoticed until then.
      coming.catch(() => {});
      if (ready) yield ready.read;
    }
    if (coming) yield await coming;
  } finally {
    await coming?.catch(() => {});
  }
}
