import { beforeAll, describe, expect, test } from "vitest";
import { newcomer, newDomain } from "../../support/identity/newcomer";
import { connectGoogle } from "../../support/scheduling/booking";
import { connect } from "../../support/suite/client";
import { eventsOf, stored } from "../../support/suite/stored";
import { createTenant, fresh, type Tenant } from "../../support/teams/tenant";

const profile = (user_slug: string) => ({
  user_slug,
  display_name: "김민지",
  dial_code: "+82",
  phone: "1012345678",
  job_title: "sales" as const,
  marketing_consent: true,
});

const slugs = async (teamId: string) =>
  (await stored(teamId, "uniques")).map(({ id }) => String(id)).filter((id) => id.startsWith("user_slug:"));

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

describe("the first profile", () => {
  test("is created once, can be repeated, and frees its former address", async () => {
    const domain = newDomain();
    const [one, two] = [await newcomer(domain), await newcomer(domain)];
    const first = await one.client.identity.createProfile({ body: profile("minji") });
    expect(first).toMatchObject({
      ...profile("minji"),
      has_profile: true,
      team_id: one.tenantId,
      email_verified: true,
    });
    expect(await one.client.identity.createProfile({ body: profile("minji") })).toMatchObject(profile("minji"));
    expect(await eventsOf(one.tenantId, "user.created")).toHaveLength(1);
    expect(await eventsOf(one.tenantId, "user.changed")).toHaveLength(1);

    await expect(two.client.identity.createProfile({ body: profile("minji") })).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      message: "This URL is already taken",
    });
    await one.client.identity.createProfile({ body: profile("minji-kim") });
    expect(await two.client.identity.createProfile({ body: profile("minji") })).toMatchObject({ user_slug: "minji" });
    expect((await slugs(one.tenantId)).sort()).toEqual([`user_slug:minji`, `user_slug:minji-kim`]);
  });

  test("of two people who want one address at once, one gets it", async () => {
    const domain = newDomain();
    const people = await Promise.all([newcomer(domain), newcomer(domain)]);
    const answers = await Promise.allSettled(
      people.map(({ client }) => client.identity.createProfile({ body: profile("same") })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test.each([
    ["Upper", "user_slug"],
    ["한글", "user_slug"],
    ["a", "user_slug"],
  ])("the address %s is refused", async (slug, field) => {
    const { client } = await tenant.member();
    await expect(client.identity.createProfile({ body: profile(slug) })).rejects.toMatchObject({
      status: 400,
      details: [{ path: `body.${field}` }],
    });
  });

  test("a name with other characters is refused, with a Korean message", async () => {
    const { korean } = await tenant.member();
    await expect(
      korean.identity.createProfile({ body: { ...profile(fresh()), display_name: "<b>" } }),
    ).rejects.toMatchObject({ details: [{ message: "글자, 숫자, 공백, '_', '-'만 사용할 수 있어요." }] });
  });
});

describe("an address", () => {
  test("is taken only within its team, and never by oneself", async () => {
    const [one, two] = [await tenant.member(), await tenant.member()];
    const slug = String(one.userSlug);
    const stranger = await (await createTenant()).member();
    const exists = (client: typeof one.client) => client.identity.userSlugExists({ params: { slug } });
    expect(await Promise.all([exists(one.client), exists(two.client), exists(stranger.client)])).toEqual([
      { exists: false },
      { exists: true },
      { exists: false },
    ]);
  });
});

describe("changing a profile", () => {
  test("updates name and phone, and writes an event", async () => {
    const member = await tenant.member();
    const changed = await member.client.identity.updateProfile({
      body: { display_name: "Lee", dial_code: "+1", phone: "" },
    });
    expect(changed).toMatchObject({ display_name: "Lee", dial_code: "+1", phone: "", job_title: "sales" });
    expect(await member.client.identity.getProfile({})).toEqual(changed);
    expect(await eventsOf(tenant.teamId, "user.changed")).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ user_id: member.uid, display_name: "Lee" }) }),
    );
  });

  test.each([
    ["+82", "010-1234-5678", "+82", "1012345678"],
    ["+82", "+1 (212) 555-0100", "+1", "2125550100"],
    ["+82", "119", "+82", "119"],
  ])("stores the number %s %s as %s %s", async (dialCode, typed, dial_code, phone) => {
    const member = await tenant.member();
    const body = { display_name: "Lee", dial_code: dialCode, phone: typed };
    expect(await member.client.identity.updateProfile({ body })).toMatchObject({ dial_code, phone });
  });

  test("keeps the settings that a change omits", async () => {
    const member = await tenant.member();
    const before = await member.client.identity.getProfile({});
    const body = { closing_celebration: false, marketing_consent: true, office_phone: "0212345678" };
    const after = await member.client.identity.updateProfile({ body });
    expect(after).toEqual({
      ...before,
      closing_celebration: false,
      marketing_consent: true,
      office_phone: "02-1234-5678",
      marketing_consent_at: after.updated_at,
      updated_at: after.updated_at,
    });
  });

  test("updates the booking address, frees the old one, and refuses a colleague's", async () => {
    const [member, colleague] = [await tenant.member(), await tenant.member()];
    const [mine, theirs] = [fresh(), fresh()];
    for (const [one, user_slug] of [
      [member, mine],
      [colleague, theirs],
    ] as const)
      await one.client.identity.updateProfile({ body: { user_slug } });
    await expect(member.client.identity.updateProfile({ body: { user_slug: theirs } })).rejects.toMatchObject({
      status: 409,
      message: "This URL is already taken",
    });
    expect(await slugs(tenant.teamId)).toContain(`user_slug:${mine}`);
    await member.client.identity.updateProfile({ body: { user_slug: fresh() } });
    expect(await slugs(tenant.teamId)).not.toContain(`user_slug:${mine}`);
  });

  test("updates the time zone, and refuses an unknown one", async () => {
    const { client } = await tenant.member();
    expect(await client.identity.setTimeZone({ body: { timezone: "Europe/Berlin" } })).toMatchObject({
      timezone: "Europe/Berlin",
    });
    await expect(client.identity.setTimeZone({ body: { timezone: "Mars/Base" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("updates the picture, and colleagues see its version", async () => {
    const [member, colleague] = [await tenant.member(), await tenant.member()];
    const params = { teamId: tenant.teamId };
    const seen = async () =>
      (await colleague.client.teams.listMembers({ params })).data.find(({ userId }) => userId === member.uid);
    expect(await seen()).toMatchObject({ picture_version: null });

    const set = async (has_picture: boolean) =>
      (await member.client.identity.setPicture({ body: { has_picture } })).picture_version;
    const first = await set(true);
    expect(first).toEqual(expect.any(String));
    expect(await seen()).toMatchObject({ picture_version: first });
    expect([first, null]).not.toContain(await set(true));
    expect(await set(false)).toBeNull();
    expect(await seen()).toMatchObject({ picture_version: null });
    expect(await eventsOf(tenant.teamId, "user.changed")).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ user_id: member.uid, picture_version: first }) }),
    );
  });

  test("is refused once the member is deactivated", async () => {
    const { client, uid } = await tenant.member("member", { team_member_status: "DEACTIVATED" });
    expect(await client.identity.getProfile({})).toMatchObject({ user_id: uid, team_member_status: "DEACTIVATED" });
    const refusal = { status: 403, code: "FORBIDDEN" };
    await expect(client.identity.setTimeZone({ body: { timezone: "UTC" } })).rejects.toMatchObject(refusal);
    await expect(client.identity.createProfile({ body: profile(fresh()) })).rejects.toMatchObject(refusal);
    await expect(client.identity.setPicture({ body: { has_picture: true } })).rejects.toMatchObject(refusal);
  });

  test("is refused without a token", async () => {
    await expect(connect().identity.getProfile({})).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  });
});

describe("a profile", () => {
  test("lists the member's connections", async () => {
    const member = await tenant.member();
    expect(await member.client.identity.getProfile({})).toMatchObject({ integrations: [], deleted_at: null });
    await connectGoogle(member);
    expect((await member.client.identity.getProfile({})).integrations).toEqual([
      { service: "calendar", provider: "google" },
    ]);
  });

  test("has the code of an open invitation until its member joins", async () => {
    const [admin, someone] = [await tenant.member("admin"), await newcomer(tenant.domain)];
    expect(await someone.client.identity.getProfile({})).toMatchObject({ invited: false, invitation_code: null });
    const params = { teamId: tenant.teamId };
    const { data } = await admin.client.teams.inviteMembers({ params, body: [{ email: someone.email }] });
    expect(await someone.client.identity.getProfile({})).toMatchObject({
      invited: true,
      invitation_code: data[0]?.invitation_code,
    });
    await someone.client.teams.joinTeam({ params });
    expect(await someone.client.identity.getProfile({})).toMatchObject({ invited: false, invitation_code: null });
  });
});
