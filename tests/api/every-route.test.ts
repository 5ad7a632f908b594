import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import { routingTexts } from "@dure/domain/routing/texts";
import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../support/email/enable-marketing";
import { activeRouter, rowOf, submit } from "../support/routing/submission";
import { call } from "../support/suite/call";
import { connect } from "../support/suite/client";
import { forEachConcurrently } from "../support/suite/for-each-concurrently";
import { untilIdle } from "../support/suite/queue";
import { addressOf, type EndpointName, endsSession, type Route, routes } from "../support/suite/routes";
import { until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { sampleOf } from "./samples/sample-of";
import { prepare, type Things } from "./samples/things";

let things: Things;
let owner: Member;
let ownerTeam: Tenant;
let stranger: Member;
let strangerTeam: Tenant;
/** The team's data before any other caller's requests. */
let before: string;

beforeAll(async () => {
  ownerTeam = await createTenant({ plan: "PRO" });
  owner = await ownerTeam.member("admin", { display_name: "비밀주인" });
  strangerTeam = await createTenant({ plan: "PRO" });
  await enableMarketing(strangerTeam);
  stranger = await strangerTeam.member("admin");
  things = await prepare(owner, ownerTeam);
  await untilIdle(ownerTeam.teamId);
  before = await picture();
});

const send = (idToken: string, name: EndpointName, named: Things = things) => {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(name);
  const { params, query, body } = sampleOf(name, named);
  return call(idToken, route.method, addressOf(route, params, query), body);
};

/** All of a team's data, except counters of failed attempts. */
async function picture(): Promise<string> {
  const collections = [
    "users",
    "records",
    "notes",
    "todos",
    "files",
    "record-types",
    "fields",
    "layouts",
    "menu-orders",
    "views",
    "view-preferences",
    "booking-pages",
    "onetime",
    "routers",
    "email-templates",
    "automations",
    "enrollments",
    "segments",
    "notification-settings",
    "company-researches",
    "notification-deliveries",
    "notices",
    "dashboards",
    "reports",
    "tracker-settings",
    "visits",
    "visitors",
    "campaigns",
    "duties",
    "connections",
    "invitations",
    "webhooks",
    "webhook-deliveries",
    "api-keys",
    "saml",
  ];
  const found = await Promise.all(collections.map((name) => ownerTeam.team.collection(name).orderBy("__name__").get()));
  const team = await ownerTeam.team.get();
  return JSON.stringify([team.data(), found.map((list) => list.docs.map((doc) => [doc.id, doc.data()]))]);
}

const guarded = routes.filter(({ access }) => access !== "public");

describe("without a token", () => {
  test.concurrent.each(guarded)("$method $path answers 401", async ({ name }) => {
    expect(await send("", name)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  test("only the intended endpoints are public", () => {
    expect(routes.filter(({ access }) => access === "public").map(({ path }) => path)).toEqual([
      "/public/sign-up/resolve",
      "/public/tenant",
      "/public/sign-in/password",
      "/tenants/{tenantId}/disable-user",
      "/public/password-reset",
      "/public/audit-log",
      "/public/handovers/claim",
      "/public/sign-in/recovery",
      "/public/sign-in/wrong-code",
      "/public/password-reset/confirm",
      "/public/sso/providers",
      "/public/short-url/{code}",
      "/public/ip-passes",
      "/public/ip-passes/redeem",
      "/onetime/{id}",
      "/public/scheduled-events",
      "/public/booking/{id}",
      "/public/booking/{id}/uploads",
      "/public/scheduled-events",
      "/public/scheduled-events/{uuid}",
      "/public/scheduled-events/{uuid}/slots",
      "/public/scheduled-events/{id}",
      "/public/scheduled-events/{id}/cancellation",
      "/public/booking/{id}/holds",
      "/public/booking/{id}/holds/{holdId}",
      "/public/nice/company",
      "/public/active/entries/{id}",
      "/public/active/entries/{id}/submissions",
      "/public/active/entries/{id}/uploads",
      "/public/active/entries/{id}/views",
      "/public/link/{id}/share-config",
    ]);
  });
});

describe("with another team's token", () => {
  test.concurrent.each(routes)("$method $path shows nothing of this team", async ({ name, access }) => {
    const caller = endsSession({ name }) ? await strangerTeam.member("admin") : stranger;
    const { status, body } = await send(caller.idToken, name);
    expect(status).toBeLessThan(500);
    // A public page is open to everybody; no other data of the team may be in an answer.
    if (access !== "public") expect(JSON.stringify(body)).not.toContain("비밀");
    if (namesAThing(name)) expect([400, 403, 404, 406, 409]).toContain(status);
  });

  test("no route changes anything of this team", async () => {
    await untilIdle(ownerTeam.teamId);
    expect(await picture()).toBe(before);
  });

  /** Whether the sample's path contains an id of the owner's team. */
  const namesAThing = (name: EndpointName) => {
    const { params = {} } = sampleOf(name, things);
    const own = Object.entries(params).filter(
      ([key]) => !["entityId", "refEntityId", "fieldId", "slug", "provider"].includes(key),
    );
    return own.length > 0 && routes.find((one) => one.name === name)?.access !== "public";
  };
});

// Ids are unique within a tenant only. A look-up by id alone would match every team that has the id.
test("a user of another team with the same id neither sees nor changes anything of this team", async () => {
  const other = await createTenant({ plan: "PRO" });
  const namesake = await other.member("admin", { user_id: owner.uid });
  expect(namesake.uid).toBe(owner.uid);
  const lasting = guarded.filter((route) => !endsSession(route));
  await forEachConcurrently(lasting, async ({ name }) => {
    const { status, body } = await send(namesake.idToken, name);
    expect(status, name).toBeLessThan(500);
    expect(JSON.stringify(body), name).not.toContain("비밀");
  });
  await untilIdle(ownerTeam.teamId);
  expect(await picture()).toBe(before);
  expect(await owner.client.identity.getProfile({})).toMatchObject({ display_name: "비밀주인" });
});

test("an account without a team is refused, except for its own profile", async () => {
  const outsider = await ownerTeam.member("member", { team_member_status: "NONE" });
  await forEachConcurrently(
    guarded.filter(({ access }) => access !== "user"),
    async ({ name, access }) =>
      expect(await send(outsider.idToken, name), `${name} (${access})`).toMatchObject({ status: 403 }),
  );
  expect(await connect(() => outsider.idToken).identity.getProfile({})).toMatchObject({ user_id: outsider.uid });
});

test("a deactivated member gets no data of the team", async () => {
  const gone = await ownerTeam.member("admin", { team_member_status: "DEACTIVATED" });
  await forEachConcurrently(
    guarded.filter(({ access }) => access !== "user"),
    async ({ name }) =>
      expect(await send(gone.idToken, name), name).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } }),
  );
});

test("a member is refused by the admins' routes", async () => {
  const member = await ownerTeam.member("member");
  await forEachConcurrently(
    guarded.filter(({ access }) => access === "admin"),
    async ({ name }) =>
      expect(await send(member.idToken, name), name).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } }),
  );
});

/** The parts of the product that a plan locks, with the refusal's text. A feature flag that is off has other texts. */
const LOCKED = [
  { isPart: ({ name }: Route) => name.startsWith("routing."), text: routingTexts.needsPro },
  { isPart: ({ path }: Route) => path.startsWith("/email-automations"), text: automationTexts.needsPro },
];

test("without routers in the plan, their routes are refused, and other routes hide their leads' data", async () => {
  await enableMarketing(ownerTeam);
  const { id: routerId } = await activeRouter(ownerTeam, owner);
  const sent = await submit(routerId, { name: "오지훈", email: "ohjihun@visitor.example", phone: "82-1055556789" });
  const row = await until(async () => {
    const found = await rowOf(ownerTeam, routerId, sent.id);
    return found?.recorded && found;
  }, 60_000);
  const named = { ...things, lead: { ...things.lead, id: row.record_id ?? "" } };
  await ownerTeam.team.update({ plan: "FREE" });
  // With a trial the team would have routers again.
  const lasting = guarded.filter((route) => !endsSession(route) && route.name !== "teams.startTrial");
  const outcome = async ({ name }: (typeof lasting)[number]) => ({ name, ...(await send(owner.idToken, name, named)) });
  for (const { isPart, text } of LOCKED) {
    const locked = lasting.filter(isPart);
    expect(locked.length).toBeGreaterThan(5);
    await forEachConcurrently(locked, async (route) => {
      const { status, body } = await outcome(route);
      expect({ status, code: body.code }, route.name).toEqual({ status: 403, code: "PLAN_REQUIRED" });
      expect(Object.values(text), route.name).toContain(body.message);
    });
  }
  const others = lasting.filter((route) => !LOCKED.some(({ isPart }) => isPart(route)));
  await forEachConcurrently(others, async (route) => {
    const { status, body } = await outcome(route);
    expect(status, route.name).toBeLessThan(500);
    expect(JSON.stringify(body), route.name).not.toMatch(/오지훈|ohjihun|55556789/);
  });
});
