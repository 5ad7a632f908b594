import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { callUserAddress, failureOf, retryAfterMs } from "./call-user-address";
import { AddressRefused } from "./outgoing-address";

let server: Server | undefined;
let calls = 0;

beforeAll(() => {
  process.env.ALLOWED_PRIVATE_HOSTS = "127.0.0.1";
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  calls = 0;
});

async function callServer(answer: RequestListener, path = "/") {
  server = createServer((req, res) => {
    calls += 1;
    req.resume().on("end", () => answer(req, res));
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return callUserAddress({ url: `http://127.0.0.1:${port}${path}`, headers: { "x-test": "1" }, body: "{}" });
}

describe("a call of a user's address", () => {
  test("returns the status and the response", async () => {
    const answer = await callServer((req, res) => res.end(`${req.method} ${req.headers["x-test"]}`));
    expect(answer).toMatchObject({ status: 200, failure: null, answer: "POST 1", retry_after_ms: null });
  });

  test("follows no redirect", async () => {
    const answer = await callServer((_, res) => res.writeHead(302, { location: "/inside" }).end());
    expect(answer.status).toBe(302);
    expect(calls).toBe(1);
  });

  test("reads no more than 4 kB of an endless response", async () => {
    const answer = await callServer((_, res) => {
      const more = () => !res.destroyed && res.write("가".repeat(1_000), () => setImmediate(more));
      more();
    });
    expect(answer.status).toBe(200);
    expect(answer.answer).toBe("가".repeat(1_333));
  });

  test("accepts a response that breaks off after its status", async () => {
    const answer = await callServer((_, res) => {
      res.writeHead(200, { "content-length": "100" });
      res.write("half", () => res.destroy());
    });
    expect(answer).toMatchObject({ status: 200, failure: null });
  });

  test("reports a closed connection", async () => {
    expect(await callServer((req) => req.socket.destroy())).toMatchObject({ status: null, failure: "connection" });
  });

  test("refuses addresses that are not public", async () => {
    const call = (url: string) => callUserAddress({ url, headers: {}, body: "{}" });
    expect(await call("https://127.0.0.2/")).toMatchObject({ status: null, failure: "address" });
    expect(await call("http://example.com/")).toMatchObject({ status: null, failure: "address" });
  });
});

test.each([
  ["120", 120_000],
  ["Mon, 01 Mar 2027 00:01:00 GMT", 60_000],
  ["Mon, 01 Mar 2027 00:00:00 GMT", null],
  ["soon", null],
  ["-5", null],
  [undefined, null],
])("retry-after: %s", (header, waitMs) => {
  expect(retryAfterMs(header, Date.parse("2027-03-01T00:00:00Z"))).toBe(waitMs);
});

test.each([
  [new AddressRefused("x"), "address"],
  [{ code: "ENOTFOUND" }, "host"],
  [{ code: "EAI_AGAIN" }, "host"],
  [{ code: "UND_ERR_HEADERS_TIMEOUT" }, "timeout"],
  [{ name: "TimeoutError", code: 23 }, "timeout"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "certificate"],
  [{ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }, "certificate"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "certificate"],
  [{ code: "ECONNREFUSED" }, "connection"],
  [{ errors: [{ code: "ETIMEDOUT" }, { code: "ENETUNREACH" }] }, "timeout"],
])("the failure %j reads as %s", (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
