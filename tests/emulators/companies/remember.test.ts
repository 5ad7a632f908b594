import { afterAll, beforeAll, expect, test } from "vitest";
import { start } from "../../../emulators/remember/start";
import type { RunningStandIn } from "../../../emulators/src/stand-in/server";

let service: RunningStandIn;

beforeAll(async () => {
  service = await start({ port: 0 });
});
afterAll(() => service.stop());

const get = async (path: string, token = "mine") => {
  const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const post = (path: string, body: object) =>
  fetch(`${service.url}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

test("cards are returned in pages, for a valid token only", async () => {
  const cards = Array.from({ length: 5 }, (_, index) => ({ id: `c${index}`, name: `사람 ${index}` }));
  await post("/__account", { token: "mine", name: "두레", cards });
  expect(await get("/v1/account")).toEqual({ status: 200, body: { name: "두레" } });
  const first = await get("/v1/cards?limit=3");
  expect(first.body).toEqual({ data: cards.slice(0, 3), next_cursor: "c2" });
  expect((await get("/v1/cards?limit=3&cursor=c2")).body).toEqual({ data: cards.slice(3), next_cursor: null });
  expect((await get("/v1/cards?cursor=none")).status).toBe(400);
  expect((await get("/v1/cards?limit=0")).status).toBe(400);
  expect((await get("/v1/cards", "another")).status).toBe(401);
  await post("/__revoke", { token: "mine" });
  expect((await get("/v1/cards")).status).toBe(401);
});
