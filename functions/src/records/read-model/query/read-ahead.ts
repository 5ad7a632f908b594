/**
 * Reads some parts at once while the one before them is used. What goes wrong is told in its turn, and whoever stops
 * asking waits for what is being read.
 * @param ahead how many are read at once
 */
export async function* readAhead<Part, Read>(
  parts: Iterable<Part>,
  read: (part: Part) => Promise<Read>,
  ahead: number,
): AsyncGenerator<Read> {
  const coming: Promise<Read>[] = [];
  try {
    for (const part of parts) {
      const first = coming.length < ahead ? undefined : coming.shift();
      const ready = first && { read: await first };
      const next = read(part);
      // It is awaited later, and must not count as unnoticed until then.
      next.catch(() => {});
      coming.push(next);
      if (ready) yield ready.read;
    }
    while (coming.length > 0) yield (await coming.shift()) as Read;
  } finally {
    await Promise.allSettled(coming);
  }
}
