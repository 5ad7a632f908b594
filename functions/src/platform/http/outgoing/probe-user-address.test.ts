import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { probeUserAddress } from "./probe-user-address";

let server: Server | undefined;
let methods: (string | undefined)[] = [];

beforeAll(() => {
  process.env.ALLOWED_PRIVATE_HOSTS = "127.0.0.1";
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  methods = [];
});

async function probe(answer: RequestListener, timeoutMs = 5_000) {
  server = createServer((req, res) => {
    methods.push(req.method);
    answer(req, res);
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return probeUserAddress(`http://127.0.0.1:${port}/`, { timeoutMs, maxBytes: 1_000 });
}

test("the size is read from a header, without the content", async () => {
  const found = await probe((_, res) => res.writeHead(200, { "content-length": "5000" }).end());
  expect(found).toEqual({ status: 200, failure: null, bytes: 5_000 });
  expect(methods).toEqual(["HEAD"]);
});

test("a server without HEAD is called with GET, and read only up to the limit", async () => {
  const found = await probe((req, res) => {
    if (req.method === "HEAD") return res.writeHead(405).end();
    const more = () => !res.destroyed && res.write("x".repeat(400), () => setImmediate(more));
    return more();
  });
  expect(found.status).toBe(200);
  expect(found.bytes).toBeGreaterThan(1_000);
  expect(methods).toEqual(["HEAD", "GET"]);
});

test("a missing page is reported with its status", async () => {
  expect(await probe((_, res) => res.writeHead(404).end())).toMatchObject({ status: 404, failure: null });
});

test("no answer in time, and a broken connection, are failures", async () => {
  expect(await probe(() => {}, 100)).toMatchObject({ status: null, failure: "timeout" });
  expect(await probe((req) => req.socket.destroy())).toMatchObject({ status: null, failure: "connection" });
});

test("an address that is not public is not called", async () => {
  const limits = { timeoutMs: 1_000, maxBytes: 1_000 };
  expect(await probeUserAddress("https://10.0.0.1/", limits)).toMatchObject({ status: null, failure: "address" });
  expect(await probeUserAddress("no address", limits)).toMatchObject({ status: null });
});
