import { TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { describe, expect, test } from "vitest";
import { founder, newcomer, newDomain } from "../../support/identity/newcomer";
import { claimsOf } from "../../support/identity/sign-in";
import { firestore } from "../../support/suite/admin";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, fresh } from "../../support/teams/tenant";

const body = (teamSlug = fresh("team-")) => ({
  teamSlug,
  displayName: "두레 팀",
  company_name: "주식회사 두레",
  company_url: "dure.kr",
  estimated_sheet_size: "2-5" as const,
});

describe("naming the team", () => {
  test("makes its first person the admin", async () => {
    const domain = newDomain();
    const [person, colleague] = [await newcomer(domain), await newcomer(domain)];
    const asked = body();
    const team = await person.client.teams.createTeam({ body: asked });
    expect(team).toMatchObject({
      teamId: person.tenantId,
      displayName: "두레 팀",
      teamSlug: asked.teamSlug,
      domain,
      name: "주식회사 두레",
      state: "active",
      joined: true,
      memberCounts: 1,
      can_use_free_trial: true,
    });
    expect(await person.client.identity.getProfile({})).toMatchObject({
      team_member_role: "ADMIN",
      team_member_status: "ACTIVE",
      last_activated_at: expect.any(String),
    });
    expect(claimsOf(await person.signInAgain())).toMatchObject({ team_id: person.tenantId, role: "admin" });
    expect((await firestore.doc(`slugs/${asked.teamSlug}`).get()).data()).toEqual({ team_id: person.tenantId });
    for (const { email } of [person, colleague])
      expect((await firestore.doc(`tenant_info/${email}`).get()).get("team_slug")).toBe(asked.teamSlug);
    expect(await eventsOf(person.tenantId, "team.created")).toEqual([
      expect.objectContaining({ actor: expect.objectContaining({ id: person.uid }) }),
    ]);
  });

  test("uses the caller's time zone and its currency, and keeps the given name", async () => {
    const person = await newcomer(newDomain());
    const context = { headers: { [TIME_ZONE_HEADER]: "America/New_York" } };
    const team = await person.client.teams.createTeam({ body: { ...body(), displayName: "AT&T, Inc." } }, { context });
    expect(team).toMatchObject({ displayName: "AT&T, Inc.", currency: "USD", timezone: "America/New_York" });
    await person.signInAgain();
    const profile = { user_slug: fresh("u-"), display_name: "Ann", dial_code: "+1", phone: "2025550100" };
    const created = await person.client.identity.createProfile({ body: { ...profile, job_title: "ceo" } }, { context });
    expect(created).toMatchObject({ timezone: "America/New_York", dial_code: "+1" });
  });

  test("returns the first answer for a repeated request", async () => {
    const person = await newcomer(newDomain());
    const [asked, idempotencyKey] = [body(), crypto.randomUUID()];
    const create = () => person.client.teams.createTeam({ body: asked }, { context: { idempotencyKey } });
    expect(await create()).toEqual(await create());
    expect(await eventsOf(person.tenantId, "team.created")).toHaveLength(1);
  });

  test("requires a verified address", async () => {
    const person = await newcomer(newDomain(), { verified: false });
    await expect(person.client.teams.createTeam({ body: body() })).rejects.toMatchObject({
      status: 406,
      code: "NOT_ACCEPTABLE",
      message: "Please complete verification.",
    });
    await expect(person.korean.teams.createTeam({ body: body() })).rejects.toMatchObject({
      message: "이메일 인증을 완료해 주세요.",
    });
  });

  test("succeeds for one of two colleagues at once, and the other can request access", async () => {
    const domain = newDomain();
    const people = [await newcomer(domain), await newcomer(domain)];
    const answers = await Promise.allSettled(people.map(({ client }) => client.teams.createTeam({ body: body() })));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = people[answers.findIndex(({ status }) => status === "rejected")];
    await expect(loser?.client.teams.createTeam({ body: body() })).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
    });
    expect(await loser?.client.teams.getTeam({})).toMatchObject({ state: "active", joined: false, memberCounts: 1 });
    await loser?.client.teams.requestToJoin({ params: { teamId: loser.tenantId } });
    expect(await loser?.client.identity.getProfile({})).toMatchObject({ team_member_status: "PENDING" });
  });

  test("gives an address to one team only, even under concurrency", async () => {
    const people = await Promise.all([newcomer(newDomain()), newcomer(newDomain())]);
    const asked = body();
    const answers = await Promise.allSettled(people.map(({ client }) => client.teams.createTeam({ body: asked })));
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(refused).toMatchObject([{ status: 409, code: "CONFLICT", message: "This URL is already taken" }]);
  });

  test.each(["app", "UPPER", "two words", "한글"])("refuses the address %s", async (slug) => {
    const { client } = await newcomer(newDomain());
    await expect(client.teams.createTeam({ body: body(slug) })).rejects.toMatchObject({
      status: 400,
      details: [{ path: "body.teamSlug" }],
    });
  });

  test("requires three fields only", async () => {
    const { client } = await newcomer(newDomain());
    const { teamSlug, displayName, estimated_sheet_size } = body();
    const team = await client.teams.createTeam({ body: { teamSlug, displayName, estimated_sheet_size } });
    expect(team).toMatchObject({ name: displayName, estimated_sheet_size });
  });
});

test("the check of a team's address says whether it is taken, reserved or free", async () => {
  const { client, teamSlug } = await founder();
  const exists = (slug: string) => client.teams.teamSlugExists({ params: { slug } });
  expect(await exists(teamSlug)).toEqual({ exists: true });
  expect(await exists("app")).toEqual({ exists: true });
  expect(await exists(fresh())).toEqual({ exists: false });
});

test("a disabled team refuses its members with a reason", async () => {
  const tenant = await createTenant({ state: "disabled" });
  const { client } = await tenant.member("admin");
  await expect(client.teams.getTeam({})).rejects.toMatchObject({ status: 403, code: "TEAM_DISABLED" });
});
