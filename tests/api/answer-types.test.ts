import { beforeAll, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { forEachConcurrently } from "../support/suite/for-each-concurrently";
import { addressOf, endsSession, routes } from "../support/suite/routes";
import { createTenant, type Member } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

type Described = { content?: Record<string, unknown> };
type Paths = Record<string, Record<string, { responses: Record<string, Described> }>>;

let admin: Member;
let things: Things;
let paths: Paths;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  things = await prepare(admin, tenant);
  paths = (await call("", "GET", "/openapi.json")).body.paths as Paths;
});

test("every answer has the content type that the OpenAPI document lists for its status, if any", async () => {
  const wrong: string[] = [];
  let answered = 0;
  const check = async ({ name, ...route }: (typeof routes)[number]) => {
    const { params, query, body } = sampleOf(name, things);
    const { status, headers } = await call(
      admin.idToken,
      route.method,
      addressOf({ name, ...route }, params, query),
      body,
    );
    const { responses = {} } = paths[route.path]?.[route.method.toLowerCase()] ?? {};
    const described = responses[status] ?? (status >= 400 ? responses.default : undefined);
    const [type = "none"] = headers.get("content-type")?.split(";") ?? [];
    const named = Object.keys(described?.content ?? { none: {} });
    if (!described || !named.includes(type)) wrong.push(`${route.method} ${route.path} ${status} ${type}: ${named}`);
    if (status < 300) answered += 1;
  };
  // Deletions come last.
  const isRemoval = ({ method }: { method: string }) => method === "DELETE";
  await forEachConcurrently(
    routes.filter((route) => !isRemoval(route) && !endsSession(route)),
    check,
  );
  await forEachConcurrently(
    routes.filter((route) => isRemoval(route) && !endsSession(route)),
    check,
  );
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
