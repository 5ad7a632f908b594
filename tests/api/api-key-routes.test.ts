import { api } from "@dure/domain/api";
import { isApiArea, scopeOf } from "@dure/domain/api-scopes";
import { SCOPES, type Scope } from "@dure/domain/shared/caller/scope";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { forEachConcurrently } from "../support/suite/for-each-concurrently";
import { untilIdle } from "../support/suite/queue";
import { addressOf, type Route, routes } from "../support/suite/routes";
import { stored } from "../support/suite/stored";
import { createKey } from "../support/teams/create-key";
import { createTenant, type Member } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

// Calls every route with API keys of its own team. A route whose scope the key lacks is refused, and shows and changes
// nothing.

let things: Things;
let owner: Member;

beforeAll(async () => {
  const team = await createTenant({ plan: "PRO" });
  owner = await team.member("admin");
  things = await prepare(owner, team);
  await untilIdle(team.teamId);
});

const guarded = routes.filter(({ access }) => access !== "public");

function neededFor({ name, method }: Route): Scope | undefined {
  const [area, endpoint = ""] = name.split(".");
  if (!isApiArea(area)) throw new Error(name);
  const procedures: Record<string, AnyContractProcedure> = api[area];
  return scopeOf(area, method, procedures[endpoint]?.["~orpc"].meta as EndpointMeta);
}

const send = (key: string, route: Route) => {
  const { params, query, body } = sampleOf(route.name, things);
  return call(key, route.method, addressOf(route, params, query), body);
};

async function picture(): Promise<string> {
  const names = ["users", "records", "notes", "files", "fields", "views", "booking-pages", "onetime", "routers"];
  const more = ["record-types", "email-templates", "connections", "invitations", "scheduled-events", "short-urls"];
  return JSON.stringify(await Promise.all([...names, ...more].map((name) => stored(things.teamId, name))));
}

const FORBIDDEN = { status: 403, body: { code: "FORBIDDEN" } };

test("every route refuses a key without its scope with 403, and reveals and changes nothing", async () => {
  const before = await picture();
  const answered: string[] = [];
  // For each scope, an admin's key that has only the other scopes. `undefined`: the routes that no key may call.
  for (const missing of [undefined, ...SCOPES]) {
    const lacking = guarded.filter((route) => neededFor(route) === missing);
    const area = missing?.split(":")[0];
    const scopes = SCOPES.filter(
      (scope) => !scope.startsWith(`${area}:`) || (missing?.endsWith("write") && scope === `${area}:read`),
    );
    const { key } = await createKey(owner, { name: "열쇠", scopes, role: "ADMIN" });
    await forEachConcurrently(lacking, async (route) => {
      const { status, body } = await send(key, route);
      expect({ status, body }, route.name).toMatchObject(FORBIDDEN);
      expect(JSON.stringify(body), route.name).not.toContain("비밀");
      answered.push(route.name);
    });
  }
  expect(answered.sort()).toEqual(guarded.map(({ name }) => name).sort());
  expect(await picture()).toBe(before);
});

describe("with a key that has every scope", () => {
  test("a member's key is refused by the admins' routes", async () => {
    const { key } = await createKey(owner, { name: "열쇠", scopes: [...SCOPES] });
    await forEachConcurrently(
      guarded.filter(({ access }) => access === "admin"),
      async (route) => expect(await send(key, route), route.name).toMatchObject(FORBIDDEN),
    );
  });

  test("the routes that it may read answer", async () => {
    const { key } = await createKey(owner, { name: "열쇠", scopes: [...SCOPES], role: "ADMIN" });
    const readable = guarded.filter((route) => route.method === "GET" && neededFor(route)?.endsWith(":read"));
    const refusals: string[] = [];
    await forEachConcurrently(readable, async (route) => {
      const { status, body } = await send(key, route);
      if (status === 401 || status === 403 || status >= 500) refusals.push(`${route.name} ${status} ${body.message}`);
    });
    expect(refusals).toEqual([]);
    expect(readable.length).toBeGreaterThan(40);
  });
});
