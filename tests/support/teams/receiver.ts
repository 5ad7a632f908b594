import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { until } from "../suite/wait";

/** One call of a webhook as it came. */
export type Received = { id: string; at: number; headers: Record<string, string>; body: string };

/** How a receiver answers one call. */
export type Answer =
  | { status: number; headers?: Record<string, string>; body?: string }
  /** No response, or a body that ends late or never. */
  | "silence"
  | "slow body"
  | "endless body"
  | "closed socket";

const OK: Answer = { status: 200, body: "ok" };
const SLOW_MS = 60_000;

/** An HTTP server that webhooks call. It uses the scripted answers first, one per call, and then `otherwise`. */
export async function receiver() {
  const received: Received[] = [];
  const script: Answer[] = [];
  let otherwise: Answer = OK;
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      const headers = plain(req.headers);
      const id = headers["webhook-id"] ?? "";
      received.push({ id, at: Date.now(), headers, body: Buffer.concat(parts).toString() });
      reply(res, script.shift() ?? otherwise);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // Ends with the test's process.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Sets the answers to the next calls, in this order. */
    answer: (...answers: Answer[]) => script.push(...answers),
    /** Sets the answer to all calls after the scripted ones. */
    always: (answer: Answer) => {
      otherwise = answer;
    },
    /** Waits for a number of calls. */
    untilReceived: (count: number, timeoutMs = 100_000) =>
      until(() => received.length >= count && received.slice(0, count), timeoutMs),
  };
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

function reply(res: ServerResponse, answer: Answer): void {
  if (answer === "closed socket") res.destroy();
  else if (answer === "endless body") pour(res);
  else if (typeof answer === "object") res.writeHead(answer.status, answer.headers).end(answer.body ?? "");
  else {
    if (answer === "slow body") res.write("begun");
    setTimeout(() => res.end(), SLOW_MS).unref();
  }
}

function pour(res: ServerResponse): void {
  if (!res.destroyed) res.write("x".repeat(10_000), () => setImmediate(pour, res));
}
