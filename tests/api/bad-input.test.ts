import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/suite/call";
import { stored } from "../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";

const LEAD = "/sales-entity/lead";

let team: Tenant;
let member: Member;

beforeAll(async () => {
  team = await createTenant();
  member = await team.member("admin");
  // On its first request, an instance adds the product's error handler for malformed bodies to the runtime.
  await call(member.idToken, "GET", "/users/profile");
});

const post = (body: unknown, headers: Record<string, string> = {}) => call(member.idToken, "POST", LEAD, body, headers);
const details = (path: string) =>
  expect.arrayContaining([expect.objectContaining({ path, message: expect.any(String) })]);

describe("a bad body is refused with its code and place, and writes nothing", () => {
  test.each<[string, unknown, string]>([
    ["a wrong type", { deal_name: 7 }, "body.deal_name"],
    ["a missing field", {}, "body.deal_name"],
    ["a blank name", { deal_name: "   " }, "body.deal_name"],
    ["a name that is too long", { deal_name: "가".repeat(1001) }, "body.deal_name"],
    ["a line break in a name", { deal_name: "a\r\nBcc: x@example.com" }, "body.deal_name"],
    ["an address that is none", { deal_name: "a", email: "nobody" }, "body.email"],
    ["an amount beyond the limit", { deal_name: "a", contract_amount: 1e10 }, "body.contract_amount"],
    ["a day that is none", { deal_name: "a", close_date: "2026-02-30" }, "body.close_date"],
    ["an id that is a path", { deal_name: "a", company: { id: "../../teams/x" } }, "body.company.id"],
    ["a list instead of an object", [], "body"],
  ])("%s", async (_, body, path) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", details: details(path) } });
  });

  test.each([
    ["an unknown company", { deal_name: "a", company: { id: "unknown" } }],
    ["an unknown assignee", { deal_name: "a", assignee: "unknown" }],
  ])("%s", async (_, body) => {
    const answer = await post(body);
    expect([404, 406]).toContain(answer.status);
    expect(answer.body.message).toBeTruthy();
  });

  test("broken JSON", async () => {
    for (const broken of ["null", "{", '{"deal_name":', "nonsense", '{"a":1}}'])
      expect(await post(broken)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });

  test("no JSON at all", async () => {
    expect(await post("deal_name=a", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
  });

  test("a body of 20 MB", async () => {
    const answer = await post(JSON.stringify({ deal_name: "x".repeat(20 * 1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
  });

  test("an idempotency key that is no UUID", async () => {
    expect(await post({ deal_name: "a" }, { "idempotency-key": "1" })).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
  });

  test("and nothing was written", async () => {
    expect(await stored(team.teamId, "records")).toEqual([]);
    expect(await stored(team.teamId, "events")).toEqual([]);
  });
});

describe("a bad token answers 401", () => {
  const [head, payload = "", signature] = ["e30", "", ""];
  test.each([
    ["no token", ""],
    ["no JWT", "nonsense"],
    ["three empty parts", ".."],
    [
      "a forged one",
      `${head}.${Buffer.from('{"firebase":{"tenant":"x"}}').toString("base64url")}.${signature}${payload}`,
    ],
  ])("%s", async (_, token) => {
    expect(await call(token, "GET", "/users/profile")).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  test("an expired token", async () => {
    const [header, claims = "", sign] = member.idToken.split(".");
    const old = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), exp: 1_600_000_000, iat: 1_599_990_000 };
    const expired = [header, Buffer.from(JSON.stringify(old)).toString("base64url"), sign].join(".");
    expect(await call(expired, "GET", "/users/profile")).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });
});

describe("the answer", () => {
  test("is in the caller's language", async () => {
    const korean = await post({}, { "accept-language": "ko-KR" });
    const english = await post({}, { "accept-language": "en-GB" });
    expect(korean.body.message).toMatch(/[가-힣]/);
    expect(english.body.message).not.toMatch(/[가-힣]/);
  });

  test("has a request id: the caller's own if it is valid", async () => {
    expect((await post({})).headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    const id = randomUUID();
    expect((await post({}, { "x-request-id": id })).headers.get("x-request-id")).toBe(id);
  });

  test("is 404 at an unknown address", async () => {
    expect(await call(member.idToken, "GET", "/nowhere")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  test("contains no schema and no stack trace", async () => {
    const { body } = await post({ deal_name: 7, email: "x" });
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat \w+|\^\(|\$\//);
  });
});

describe("a repeated request", () => {
  test("with the same idempotency key gets the first answer, and is executed once", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post({ deal_name: "한 번만" }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const records = await stored(team.teamId, "records");
    expect(records.filter((record) => record.deal_name === "한 번만")).toHaveLength(1);
  });

  test("with the key of a different request is refused", async () => {
    const key = { "idempotency-key": randomUUID() };
    await post({ deal_name: "first" }, key);
    expect(await post({ deal_name: "second" }, key)).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });
});

test("an IP address outside the team's IP list is refused, and named in the answer", async () => {
  const closed = await createTenant();
  const { idToken } = await closed.member("member");
  await closed.team.update({ allowed_ips: ["203.0.113.7"] });
  expect(await call(idToken, "GET", "/users/profile")).toMatchObject({
    status: 403,
    body: { code: "IP_FORBIDDEN", details: { ip: expect.any(String) } },
  });
});

test("members of a disabled team are told to contact support", async () => {
  const disabled = await createTenant({ state: "disabled" });
  const { idToken } = await disabled.member("admin");
  expect(await call(idToken, "GET", "/users/profile")).toMatchObject({ status: 403, body: { code: "TEAM_DISABLED" } });
});
