import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * Stands before the product as Firebase Hosting does: tells it the address that a visitor comes from, which is the same
 * for all browsers of this machine. A browser uses it as its proxy, since a header that the page itself added would be
 * subject to CORS.
 *
 * @param address the visitor's
 * @returns the proxy's URL, and what ends it
 */
export async function startEdge(address: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const onward = request(asked.url ?? "", { method, headers: { ...headers, "fastly-client-ip": address } }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  // What a test's own `route.fetch` asks comes through a tunnel.
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
