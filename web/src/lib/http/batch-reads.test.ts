import { expect, test } from "vitest";
import { batchReads } from "./batch-reads";
import type { BufferedResponse } from "./fetch-with-retry";

const URL_OF_API = "https://app.example/api";
const JOINED = { isJoined: true };
const get = (path: string) =>
  new Request(`${URL_OF_API}${path}`, { headers: { authorization: "Bearer token", "accept-language": "ko" } });
const response = (status: number, value: unknown): BufferedResponse => ({
  status,
  statusText: "",
  headers: new Headers(),
  body: new TextEncoder().encode(JSON.stringify(value)).buffer,
});
const bodyOf = ({ body }: BufferedResponse): unknown => JSON.parse(new TextDecoder().decode(body));

/** A server that answers a joint request with `joint(paths)`, and any other request with its path. */
function serverOf(joint: (paths: string[]) => BufferedResponse) {
  const seen: Request[] = [];
  const send = batchReads(URL_OF_API, async (request) => {
    seen.push(request);
    const { pathname, searchParams } = new URL(request.url);
    return pathname === "/api/reads" ? joint(searchParams.getAll("path")) : response(200, { alone: pathname });
  });
  return { send, seen };
}

const each = (paths: string[]) =>
  response(200, { reads: paths.map((path) => ({ status: path === "/gone" ? 404 : 200, body: { path } })) });

test("simultaneous reads are sent as one request with the same headers, and get their own responses", async () => {
  const { send, seen } = serverOf(each);
  const responses = await Promise.all([send(get("/a?x=%ED%95%9C"), JOINED), send(get("/gone"), JOINED)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 404]);
  expect(responses.map(bodyOf)).toEqual([{ path: "/a?x=%ED%95%9C" }, { path: "/gone" }]);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers.get("authorization")).toBe("Bearer token");
  expect(seen[0]?.headers.get("accept-language")).toBe("ko");
});

test("a single read, or one that isn't joinable, is sent by itself", async () => {
  const { send, seen } = serverOf(each);
  expect(bodyOf(await send(get("/a"), JOINED))).toEqual({ alone: "/api/a" });
  expect(bodyOf((await Promise.all([send(get("/b")), send(get("/c"))]))[1] as BufferedResponse)).toEqual({
    alone: "/api/c",
  });
  expect(seen).toHaveLength(3);
});

test("more reads than the server's limit are sent as several requests", async () => {
  const { send, seen } = serverOf(each);
  const paths = Array.from({ length: 25 }, (_, index) => `/${index}`);
  const responses = await Promise.all(paths.map((path) => send(get(path), JOINED)));
  expect(responses.map(bodyOf)).toEqual(paths.map((path) => ({ path })));
  expect(seen).toHaveLength(2);
});

test("reads are sent separately if the server doesn't support joint requests", async () => {
  const { send } = serverOf(() => response(404, { code: "NOT_FOUND" }));
  const responses = await Promise.all([send(get("/a"), JOINED), send(get("/b"), JOINED)]);
  expect(responses.map(bodyOf)).toEqual([{ alone: "/api/a" }, { alone: "/api/b" }]);
});

test("a refusal or failure of the joint request applies to each read", async () => {
  const { send, seen } = serverOf(() => response(503, { code: "UNAVAILABLE" }));
  const refused = await Promise.all([send(get("/a"), JOINED), send(get("/b"), JOINED)]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(seen).toHaveLength(1);

  const offline = batchReads(URL_OF_API, () => Promise.reject(new TypeError("Failed to fetch")));
  const failed = await Promise.allSettled([offline(get("/a"), JOINED), offline(get("/b"), JOINED)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
