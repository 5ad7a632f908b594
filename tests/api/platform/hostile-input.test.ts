import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { bookEvent, bookingPage, bookingRequest, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { call } from "../../support/suite/call";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let member: Member;
let page: { id: string };

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("admin");
  await connectGoogle(member);
  page = await bookingPage(member);
});

/** JSON as `JSON.stringify` writes it, but with a lone surrogate in place of each `MARK`. */
const withSurrogate = (body: unknown): string => JSON.stringify(body).replaceAll("MARK", "\\ud800");

describe("text with a lone surrogate", () => {
  test("in a visitor's name is refused at once, and delays no other visitor", async () => {
    const [slot] = await slotsOf(page.id);
    if (!slot) throw new Error("The page has no free time.");
    const body = withSurrogate(bookingRequest(slot, { name: "aMARK" }));
    const path = `/public/scheduled-events?id=${page.id}&type=multi-use`;
    const refused = Promise.all(Array.from({ length: 5 }, () => call("", "POST", path, body)));
    expect(await bookEvent(page)).toMatchObject({ id: expect.any(String) });
    for (const answer of await refused)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST", details: [{ path: "body.invitees.0.name" }] },
      });
  });

  test.each([
    ["POST", "/sales-entity/lead", { deal_name: "MARK" }, "body.deal_name"],
    ["POST", "/sales-entity/lead", { deal_name: "ok", MARK: 1 }, "body"],
    ["POST", "/sales-entity/lead/fields", { label: "MARK", type: "text" }, "body.label"],
    ["POST", "/email/template", { title: "MARK", subject: "a", content: "<p>a</p>" }, "body.title"],
  ])("in %s %s is refused with its path", async (method, path, body, at) => {
    expect(await call(member.idToken, method, path, withSurrogate(body))).toMatchObject({
      status: 400,
      body: { details: [{ path: at }] },
    });
  });

  test("in a JSON parameter is refused", async () => {
    const query = new URLSearchParams({
      calendars: withSurrogate([{ provider: "google", email: member.email, id: "MARK" }]),
      range: JSON.stringify({ start: "2026-03-02T00:00:00Z", end: "2026-03-03T00:00:00Z" }),
      timezone: "Asia/Seoul",
    });
    expect(await call(member.idToken, "GET", `/calendars-events?${query}`)).toMatchObject({
      status: 400,
      body: { details: [{ path: "query.calendars" }] },
    });
  });

  test("is refused with a message in both languages", async () => {
    const answer = await call(member.idToken, "POST", "/sales-entity/lead", withSurrogate({ deal_name: "MARK" }), {
      "accept-language": "ko",
    });
    expect(answer.body.details).toEqual([
      { path: "body.deal_name", message: "저장할 수 없는 글자가 있어요. 지우고 다시 입력해 주세요." },
    ]);
  });
});

const filterOf = (value: string) =>
  `{"filters":{"operator":"AND","conditions":[{"identifier":"contract_amount","condition":"gt","value":${value}}]}}`;

test.each([
  ["nesting", `{"filters":${'{"operator":"AND","conditions":['.repeat(5_000)}${"]}".repeat(5_000)}}`],
  ["a number beyond doubles", filterOf("1e400")],
])("%s is refused", async (_, body) => {
  expect(await call(member.idToken, "POST", "/sales-entity/lead/filter", body)).toMatchObject({ status: 400 });
});

test.each(["1e20", "1e308", "-1e308", "5e-324", "-0"])("a filter by %s is no server error", async (value) => {
  expect((await call(member.idToken, "POST", "/sales-entity/lead/filter", filterOf(value))).status).toBeOneOf([
    200, 400, 406,
  ]);
});

test.each([
  ["GET", "/sales-entity/lead/__a__"],
  ["GET", "/scheduled-events/__a__"],
  ["GET", "/tasks/__a__"],
  ["GET", "/public/tenant?team_slug=__a__"],
  ["GET", "/public/booking/__a__"],
  ["POST", "/public/audit-log?category=auth&action_type=login&user_id=&email="],
  ["POST", "/public/audit-log?category=auth&action_type=login&user_id=&email=a%2Fb%2Fc"],
])("%s %s is refused, and no server error", async (method, path) => {
  expect((await call(member.idToken, method, path)).status).toBeOneOf([400, 404]);
});

describe("a made-up cursor", () => {
  beforeAll(() => enableMarketing(tenant));

  test.each([
    "/email-campaigns",
    "/email/suppressions",
    "/notifications",
    "/scheduled-events",
    "/sales-entity/lead/filter",
    "/todos/mine",
    "/trash/lead",
  ])("is refused by %s", async (path) => {
    const places = ["a/b", "a/b/c", "__a__", ".."].map((id) => `2026-03-02T00:00:00.000Z ${id}`);
    const [method, body] = path.endsWith("/filter") ? ["POST", {}] : ["GET"];
    for (const cursor of [...places, "a/b"]) {
      const { status } = await call(member.idToken, method, `${path}?${new URLSearchParams({ cursor })}`, body);
      expect([cursor, status]).toEqual([cursor, 400]);
    }
  });

  test("is refused by the lists of a record and of a webhook", async () => {
    const { teams, records } = member.client;
    const body = { target_url: "https://example.com/hook", trigger_types: ["lead-created" as const] };
    const webhook = await teams.createWebhook({ body });
    const lead = await records.createLead({ body: { deal_name: "문의" } });
    const leadPath = `/sales-entity/lead/${lead.id}`;
    const lists = [`/teams/webhooks/${webhook.id}/deliveries`, `${leadPath}/conversations`, `${leadPath}/timeline`];
    for (const path of lists) {
      const { status } = await call(member.idToken, "GET", `${path}?cursor=2026-03-02T00%3A00%3A00.000Z_a`);
      expect([path, status]).toEqual([path, 400]);
    }
  });
});

test("every answer has security headers", async () => {
  const { headers } = await call("", "GET", "/nowhere");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await call("", "GET", "/docs")).headers.get("content-security-policy")).toContain("script-src 'self'");
});
