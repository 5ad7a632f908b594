/**
 * Prefetches parts while the consumer uses earlier ones. An error is thrown when its part is due; a consumer that stops
 * waits for the reads in flight.
 * @param ahead the number of parts read concurrently
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
      // Awaited later; this avoids an unhandled rejection until then.
      next.catch(() => {});
      coming.push(next);
      if (ready) yield ready.read;
    }
    while (coming.length > 0) yield (await coming.shift()) as Read;
  } finally {
    await Promise.allSettled(coming);
  }
}
