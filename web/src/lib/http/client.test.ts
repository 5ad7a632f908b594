import type { ServerResponse } from "node:http";
import { api } from "@dure/domain/api";
import { afterEach, expect, test, vi } from "vitest";
import type { CallError } from "../call-error";
import { createEmitter } from "../emitter/create-emitter";
import { type Connection, connect } from "./client";
import { json, startTestServer } from "./test-server";

const CALM = { timeoutMs: 10_000, retries: 5, retryDelayMs: 5 };
const QUICK = { ...CALM, timeoutMs: 200 };
const stops: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

async function start(answer: (response: ServerResponse, count: number) => void, more: Partial<Connection> = {}) {
  const server = await startTestServer(answer);
  stops.push(server.stop);
  const refused: CallError[] = [];
  const client = connect(api, {
    url: server.url,
    idToken: async () => "token",
    language: () => "ko",
    timeZone: () => "Asia/Seoul",
    onRefusal: (refusal) => refused.push(refusal),
    retryPolicy: CALM,
    ...more,
  });
  return { ...server, client, refused };
}

const exists = (response: ServerResponse) => json(response, 200, { exists: true });
const noAnswer = () => undefined;

test("a call contains the user's token, language and time zone", async () => {
  const { client, seen } = await start(exists);
  await expect(client.identity.userSlugExists({ params: { slug: "mina" } })).resolves.toEqual({ exists: true });
  expect(seen[0]).toMatchObject({
    method: "GET",
    url: "/api/users/mina/exists",
    headers: {
      authorization: "Bearer token",
      "accept-language": "ko",
      "x-locale": "Asia/Seoul",
      "x-dure-request": "true",
    },
  });
  expect(seen[0]?.headers["idempotency-key"]).toBeUndefined();
});

test("a visitor sends no token", async () => {
  const { client, seen } = await start(exists, { idToken: async () => undefined });
  await client.identity.userSlugExists({ params: { slug: "mina" } });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test("a time-out is tried again with the same key and body", async () => {
  const { client, seen } = await start((response, count) => (count < 3 ? noAnswer() : response.writeHead(204).end()), {
    retryPolicy: QUICK,
  });
  await client.identity.sendPasswordReset({ body: { email: "mina@example.com" } });
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['{"email":"mina@example.com"}']));
  expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("two calls have different idempotency keys", async () => {
  const { client, seen } = await start((response) => response.writeHead(204).end());
  await client.identity.sendPasswordReset({ body: { email: "mina@example.com" } });
  await client.identity.sendPasswordReset({ body: { email: "mina@example.com" } });
  expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(2);
});

test("a repeated submit without an answer has the same key", async () => {
  const { client, seen } = await start((response, count) =>
    count === 1 ? void response.destroy() : response.writeHead(count === 2 ? 502 : 204).end(),
  );
  const submit = () => client.identity.sendPasswordReset({ body: { email: "mina@example.com" } });
  await expect(submit()).rejects.toBeInstanceOf(TypeError);
  await expect(submit()).rejects.toMatchObject({ status: 502 });
  await submit();
  await submit();
  const [first, second, third, fourth] = seen.map(({ headers }) => headers["idempotency-key"]);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test("a list that is read in the meantime does not end a submit's key", async () => {
  const { client, seen } = await start(
    (response, count) =>
      count === 1 ? response.destroy() : json(response, 200, { data: [], total: 0, is_last: true }),
    { retryPolicy: { ...QUICK, retries: 0 } },
  );
  const submit = () =>
    client.records
      .createDeal({ params: { recordTypeId: "default" }, body: { deal_name: "두레", stage_id: "a" } })
      .catch(() => undefined);
  await submit();
  await client.records.filterDeals({ query: {}, body: {} }).catch(() => undefined);
  await submit();
  const [first, list, again] = seen.map(({ headers }) => headers["idempotency-key"]);
  expect(again).toBe(first);
  expect(list).not.toBe(first);
});

test("a time-out is thrown after five retries", async () => {
  const { client, seen } = await start(noAnswer, { retryPolicy: QUICK });
  await expect(client.identity.getProfile({})).rejects.toMatchObject({ name: "TimeoutError" });
  expect(seen).toHaveLength(6);
});

test("a refusal is not tried again", async () => {
  const body = { code: "A-PN-0014", message: "이메일 또는 비밀번호가 올바르지 않아요.", details: { retry_count: 2 } };
  const { client, seen, refused } = await start((response) => json(response, 406, body));
  const call = client.identity.checkPassword({ body: { email: "mina@example.com", password: "x" } });
  await expect(call).rejects.toMatchObject({ ...body, status: 406 });
  expect(seen).toHaveLength(1);
  expect(refused).toHaveLength(1);
});

test("a refusal without a code has its status as the code", async () => {
  const { client } = await start((response) => json(response, 406, { message: "No." }));
  await expect(client.identity.getProfile({})).rejects.toMatchObject({ code: "406", message: "No.", status: 406 });
});

test("an answer that is not JSON is a refusal, too", async () => {
  const { client } = await start(
    (response) => void response.writeHead(502, { "content-type": "text/html" }).end("<p>"),
  );
  await expect(client.identity.getProfile({})).rejects.toMatchObject({ code: "502", status: 502 });
});

test("a URL for one use is fetched each time", async () => {
  const { client, seen } = await start((response, count) =>
    json(response, 200, { url: `https://consent.example/${count}` }),
  );
  const ask = () => client.teams.getAuthUrl({ query: { provider: "google", service: "calendar" } });
  expect(await ask()).not.toEqual(await ask());
  expect(seen).toHaveLength(2);
});

test("identical reads share one answer for a moment", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { client, seen } = await start(exists);
  const read = () => client.identity.userSlugExists({ params: { slug: "mina" } });
  expect(await Promise.all([read(), read()])).toEqual([{ exists: true }, { exists: true }]);
  await read();
  expect(seen).toHaveLength(1);
  await client.identity.userSlugExists({ params: { slug: "other" } });
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(499);
  await read();
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await read();
  expect(seen).toHaveLength(3);
});

test("a read after a failed one asks again", async () => {
  const { client, seen } = await start((response, count) => (count === 1 ? json(response, 500, {}) : exists(response)));
  const read = () => client.identity.userSlugExists({ params: { slug: "mina" } });
  await expect(read()).rejects.toMatchObject({ status: 500 });
  await expect(read()).resolves.toEqual({ exists: true });
  expect(seen).toHaveLength(2);
});

test("a read after a write asks again", async () => {
  const { client, seen } = await start(exists);
  const read = () => client.identity.userSlugExists({ params: { slug: "mina" } });
  await read();
  await client.identity.sendPasswordReset({ body: { email: "mina@example.com" } });
  await read();
  expect(seen.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
});

test("a read after a teammate's change asks again", async () => {
  const { emit, subscribe } = createEmitter<void>();
  const { client, seen } = await start(exists, { onTeamChange: subscribe });
  const read = () => client.identity.userSlugExists({ params: { slug: "mina" } });
  await read();
  await read();
  expect(seen).toHaveLength(1);
  emit();
  await read();
  expect(seen).toHaveLength(2);
});

test("one caller who gives up does not end the read of another", async () => {
  const { client } = await start((response) => setTimeout(() => exists(response), 20));
  const giveUp = new AbortController();
  const input = { params: { slug: "mina" } };
  const first = client.identity.userSlugExists(input, { signal: giveUp.signal });
  const second = client.identity.userSlugExists(input);
  await new Promise((resolve) => setTimeout(resolve, 5));
  giveUp.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  await expect(second).resolves.toEqual({ exists: true });
});

test("a call may wait longer than the others", async () => {
  const { client, seen } = await start((response) => setTimeout(() => json(response, 200, {}), 400), {
    retryPolicy: QUICK,
  });
  await client.teams.getRemoteConfig({}, { context: { timeoutMs: 10_000 } });
  expect(seen).toHaveLength(1);
});

const REGRANT = { code: "REGRANT_PERMISSION", message: "권한이 필요합니다.", details: { connection: "google_u_1" } };

test("a call that needs a new grant is repeated after the grant, with the same body and key", async () => {
  const regrant = vi.fn(async () => true);
  const { client, seen, refused } = await start(
    (response, count) => (count === 1 ? json(response, 406, REGRANT) : response.writeHead(204).end()),
    { regrant, idToken: async () => `token-${regrant.mock.calls.length}` },
  );
  await client.identity.sendPasswordReset({ body: { email: "a@hanbit.example" } });
  expect(seen.map(({ body }) => body)).toEqual([seen[0]?.body, seen[0]?.body]);
  expect(seen[1]?.headers["idempotency-key"]).toBe(seen[0]?.headers["idempotency-key"]);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-0", "Bearer token-1"]);
  expect(regrant).toHaveBeenCalledWith(expect.objectContaining({ code: "REGRANT_PERMISSION" }), false);
  expect(refused).toEqual([]);
});

test.each([
  ["the user declines", async () => false, 1],
  ["it is refused again", async () => true, 2],
])("a call that needs a new grant is refused if %s", async (_, regrant, sent) => {
  const { client, seen } = await start((response) => json(response, 406, REGRANT), { regrant });
  const call = client.identity.userSlugExists({ params: { slug: "mina" } });
  await expect(call).rejects.toMatchObject({ code: "REGRANT_PERMISSION", status: 406 });
  expect(seen).toHaveLength(sent);
});

test("no prompt is shown for screens that handle broken grants, nor for other refusals", async () => {
  const regrant = vi.fn(async () => true);
  const { client } = await start(
    (response, count) => json(response, 406, count === 1 ? REGRANT : { code: "NOT_ACCEPTABLE" }),
    { regrant },
  );
  const slug = (one: string) => ({ params: { slug: one } });
  await client.identity.userSlugExists(slug("a"), { context: { regrant: "inline" } }).catch(() => undefined);
  await client.identity.userSlugExists(slug("b")).catch(() => undefined);
  expect(regrant).not.toHaveBeenCalled();
});
