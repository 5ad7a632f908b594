import { ReadableStream } from "node:stream/web";

/** Bytes after which the rest can be told: a writer that compresses has read far more rows than it has let go. */
const SAMPLE_BYTES = 1_000_000;

type Estimated = { stream: ReadableStream<Uint8Array>; bytes: number };

/**
 * Reads the beginning of a stream to tell how long all of it will be; the stream goes on unchanged.
 * @param share how much of all there is has been read, from 0 to 1, asked after the sample
 */
export async function estimateBytes(stream: ReadableStream<Uint8Array>, share: () => number): Promise<Estimated> {
  const reader = stream.getReader();
  const sample: Uint8Array[] = [];
  let bytes = 0;
  let isDone = false;
  while (!isDone && bytes < SAMPLE_BYTES) {
    const { done, value } = await reader.read();
    isDone = done;
    if (value) sample.push(value);
    bytes += value?.length ?? 0;
  }
  const rest = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = sample.shift() ?? (await reader.read()).value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { stream: rest, bytes: isDone ? bytes : Math.round(bytes / Math.max(share(), 0.001)) };
}
