import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMainThread, Worker, workerData } from "node:worker_threads";

type Asked = { url: string; headers: Record<string, string> };
type Fetched = Asked & { file: string };
/** Under its own key, because other worker threads get other data. */
type Data = { fetchFile: Fetched };

/**
 * Downloads a URL into a file in a worker thread. Each chunk that arrives is memory outside the heap: in the main thread
 * the garbage collector would scan the whole heap again every 7 MB. The module is its own worker: load it with `import()`
 * only, so that the bundler keeps it a file of its own.
 * @throws if the response is not 2xx, or breaks off
 */
export function fetchFile(request: Asked, file: string): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { fetchFile: { ...request, file } } satisfies Data,
      execArgv: [],
    });
    worker.once("error", fail);
    worker.once("exit", () => done());
  });
}

async function write({ url, headers, file }: Fetched): Promise<void> {
  const { ok, status, body } = await fetch(url, { headers });
  if (!ok || !body) throw new Error(`The file was answered with ${status}.`);
  await pipeline(Readable.fromWeb(body), createWriteStream(file));
}

const fetched = isMainThread ? undefined : (workerData as Partial<Data> | null)?.fetchFile;
if (fetched) await write(fetched);
