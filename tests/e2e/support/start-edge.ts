import "../../../emulators/src/resolve-localhost";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { anyAddress } from "../../support/suite/any-address";

type CachedResponse = { headers: IncomingHttpHeaders; body: Buffer };

/** The product's immutable files by URL. All browsers of the worker share them; each context has its own HTTP cache. */
const cache = new Map<string, CachedResponse>();

/**
 * Starts a proxy that acts as Firebase Hosting's edge. It gives each browser its own client IP address, because all
 * browsers of this machine share one, and caches immutable files as a CDN does. It is a proxy because a header that
 * Playwright added to requests would be subject to CORS.
 *
 * @returns the proxy's URL, and a function that stops it
 */
export async function startEdge(address = anyAddress()): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const file = cache.get(asked.url ?? "");
    if (file) answer.writeHead(200, file.headers).end(file.body);
    else forward(asked, answer, address);
  });
  // Requests of a test's `route.fetch` come through a tunnel.
  server.on("connect", ({ url }, near) => {
    const { hostname, port } = new URL(`http://${url}`);
    const far = connect(Number(port || 80), hostname, () => near.write("HTTP/1.1 200 OK\r\n\r\n"));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => [near, far].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, address: string): void {
  const { url = "", method, headers: own } = asked;
  // Between processes on one machine, compression costs more time than it saves.
  const { "accept-encoding": _, ...headers } = own;
  const onward = request(url, { method, headers: { ...headers, "fastly-client-ip": address } }, (got) => {
    const { statusCode = 502, headers: told } = got;
    answer.writeHead(statusCode, told);
    got.pipe(answer);
    if (statusCode === 200 && told["cache-control"]?.includes("immutable")) cacheResponse(url, got);
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}

function cacheResponse(url: string, got: IncomingMessage): void {
  const parts: Buffer[] = [];
  got.on("data", (part: Buffer) => parts.push(part));
  got.on("end", () => cache.set(url, { headers: got.headers, body: Buffer.concat(parts) }));
}
