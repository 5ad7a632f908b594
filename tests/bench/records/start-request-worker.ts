import { fork } from "node:child_process";

type Request = { method: string; headers: Record<string, string>; body?: string };

/** The worker's messages. `text` is empty unless it is requested, or the request fails. */
export type WorkerRequest = { id: number; url: string; request: Request; isWanted: boolean };
export type WorkerResponse = { id: number; tookMs: number; status: number; text: string };

type TimedResponse = { tookMs: number; text: string };

/** Starts a process that sends requests. In this process, garbage collection would distort the measured times. */
export function startRequestWorker() {
  const child = fork(new URL("request-worker.ts", import.meta.url), { execArgv: [] });
  const waiting = new Map<number, (asked: WorkerResponse) => void>();
  let count = 0;
  child.on("message", (asked: WorkerResponse) => {
    waiting.get(asked.id)?.(asked);
    waiting.delete(asked.id);
  });
  return {
    ask: async (url: string, request: Request, isWanted = false): Promise<TimedResponse> => {
      const id = count++;
      const { tookMs, status, text } = await new Promise<WorkerResponse>((done) => {
        waiting.set(id, done);
        child.send({ id, url, request, isWanted } satisfies WorkerRequest);
      });
      if (status >= 400) throw new Error(`${url}: ${status} ${text}`);
      return { tookMs, text };
    },
    stop: () => child.disconnect(),
  };
}
export type RequestWorker = ReturnType<typeof startRequestWorker>;
