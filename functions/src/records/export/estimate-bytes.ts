import { ReadableStream } from "node:stream/web";

/**
 * Bytes to read before the total is estimated. A compressing writer has by then read far more rows than it has emitted.
 */
const SAMPLE_BYTES = 1_000_000;

type Estimated = { stream: ReadableStream<Uint8Array>; bytes: number };

/**
 * Reads the beginning of a stream to estimate its total length; the returned stream still yields everything.
 * @param share the fraction of the source read so far, from 0 to 1; called once the sample has been read
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
