import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A call of a collector as it came. */
export type Collected = { path: string; type: string; body: string };

/** An HTTP server that takes error reports, events and spans. It answers with these status codes, then with 200. */
export async function collector(...statuses: number[]) {
  const collected: Collected[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      collected.push({
        path: req.url ?? "",
        type: String(req.headers["content-type"]),
        body: Buffer.concat(parts).toString(),
      });
      res.writeHead(statuses.shift() ?? 200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // Ends with the test's process.
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { collected, url: `http://${host}`, dsn: `http://key@${host}/7` };
}

/** The event in an envelope of the Sentry protocol: lines of JSON, a header before each item. */
export function eventIn({ body }: Collected): Record<string, unknown> {
  const [, , event = ""] = body.split("\n");
  return JSON.parse(event);
}
