import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMainThread, Worker, workerData } from "node:worker_threads";

type Asked = { url: string; headers: Record<string, string> };
type Fetched = Asked & { file: string };
/** Under a name of its own: other threads have other data. */
type Data = { fetchFile: Fetched };

/**
 * Writes what an address answers into a file, in a thread of its own: each part that arrives counts as memory outside of
 * the heap, for which the collector would go through all that this process holds, again every 7 MB. The module is its
 * own worker; only `import()` it, so that it stays a file by itself when it is bundled.
 * @throws where the address doesn't answer with 2xx, or its answer breaks off
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
