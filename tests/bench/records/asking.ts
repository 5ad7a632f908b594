import { fork } from "node:child_process";

type Request = { method: string; headers: Record<string, string>; body?: string };

/** What the asking process is sent, and what it answers; a text only where it is wanted, or tells of a failure. */
export type Order = { id: number; url: string; request: Request; isWanted: boolean };
export type Asked = { id: number; tookMs: number; status: number; text: string };

type Asking = { tookMs: number; text: string };

/** Lets a process of its own ask: what this one holds would take the processor from whom it measures, to collect it. */
export function startAsking() {
  const child = fork(new URL("asker.ts", import.meta.url), { execArgv: [] });
  const waiting = new Map<number, (asked: Asked) => void>();
  let count = 0;
  child.on("message", (asked: Asked) => {
    waiting.get(asked.id)?.(asked);
    waiting.delete(asked.id);
  });
  return {
    ask: async (url: string, request: Request, isWanted = false): Promise<Asking> => {
      const id = count++;
      const { tookMs, status, text } = await new Promise<Asked>((done) => {
        waiting.set(id, done);
        child.send({ id, url, request, isWanted } satisfies Order);
      });
      if (status >= 400) throw new Error(`${url}: ${status} ${text}`);
      return { tookMs, text };
    },
    stop: () => child.disconnect(),
  };
}
export type Asker = ReturnType<typeof startAsking>;
