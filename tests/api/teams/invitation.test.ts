import { beforeAll, describe, expect, test } from "vitest";
import { linkIn, mailsTo, mailTo } from "../../support/email/inbox";
import { newcomer } from "../../support/identity/newcomer";
import { claimsOf } from "../../support/identity/sign-in";
import { tenantAuth } from "../../support/suite/admin";
import { eventsOf, stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;
let stranger: Member;
beforeAll(async () => {
  tenant = await createTenant();
  [admin, member, stranger] = [
    await tenant.member("admin"),
    await tenant.member("member"),
    await (await createTenant()).member("admin"),
  ];
});

const params = () => ({ teamId: tenant.teamId });
const someone = () => `${fresh("i")}@${tenant.domain}`;
const invite = (emails: string[], by = admin) =>
  by.client.teams.inviteMembers({ params: params(), body: emails.map((email) => ({ email })) });
const inviteOne = async (email: string) => {
  const { data } = await invite([email]);
  return String(data[0]?.invitation_code);
};
const listed = async (email: string) =>
  (await admin.client.teams.listInvitations({ params: params() })).data.find((one) => one.email === email);

describe("inviting people", () => {
  test("sends each person their own code, in the inviter's language", async () => {
    const [one, two] = [someone(), someone()];
    const { data } = await admin.korean.teams.inviteMembers({
      params: params(),
      body: [{ email: one.toUpperCase() }, { email: two }, { email: one }],
    });
    expect(data).toMatchObject([
      {
        email: one,
        state: "waiting",
        invited_by: admin.uid,
        invitation_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
      },
      { email: two },
    ]);
    const mail = await mailTo(one);
    expect(mail.subject).toBe("[두레] 테스트 팀에 초대되었습니다");
    expect(mail.text).toContain(data[0]?.invitation_code);
    const link = linkIn(mail);
    expect(link.origin + link.pathname).toBe(`${suite.appUrl}/sign-up`);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ email: one, lang: "ko" });
    expect((await mailTo(two)).text).toContain(data[1]?.invitation_code);
    expect(await eventsOf(tenant.teamId, "invitation.created")).toHaveLength(2);
  });

  test("is refused for all if one is already known to the team, and writes nothing", async () => {
    const [open, fresher] = [someone(), someone()];
    await invite([open]);
    await expect(invite([fresher, open, member.email])).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      message: "Already invited",
      details: { error_emails: [open, member.email] },
    });
    expect(await listed(fresher)).toBeUndefined();
    expect((await stored(tenant.teamId, "uniques")).map(({ id }) => id)).not.toContain(`invitation:${fresher}`);
  });

  test("creates one invitation for concurrent requests", async () => {
    const email = someone();
    const answers = await Promise.allSettled([invite([email]), invite([email])]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const all = (await stored(tenant.teamId, "invitations")).filter((one) => one.email === email);
    expect(all).toHaveLength(1);
  });

  test("is limited to the team's own e-mail domain", async () => {
    await expect(invite([someone(), stranger.email])).rejects.toMatchObject({
      status: 406,
      code: "NOT_ACCEPTABLE",
      details: { error_emails: [stranger.email] },
    });
  });

  test("is limited to admins of the team", async () => {
    await expect(invite([someone()], member)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
    await expect(invite([someone()], stranger)).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});

describe("an invitation", () => {
  test("can be resent with the same code", async () => {
    const email = someone();
    const code = await inviteOne(email);
    await mailTo(email);
    await admin.client.teams.resendInvitation({ params: params(), body: { invitation_code: code } });
    expect((await mailTo(email, "", 2)).text).toContain(code);
  });

  test("is limited to five mails a day per mailbox, including its aliases", async () => {
    const refused = { status: 429, details: { retry_after_seconds: expect.any(Number) } };
    const name = fresh("i");
    const aliases = [1, 2, 3, 4].map((at) => `${name}+${at}@${tenant.domain}`);
    const { data } = await invite(aliases);
    const body = { invitation_code: String(data[0]?.invitation_code) };
    await admin.client.teams.resendInvitation({ params: params(), body });
    await expect(admin.client.teams.resendInvitation({ params: params(), body })).rejects.toMatchObject(refused);
    await expect(invite([`${name}@${tenant.domain}`])).rejects.toMatchObject(refused);
    expect(await inviteOne(someone())).toBeTruthy();
  });

  test("is void once it is canceled, and the e-mail can be invited again", async () => {
    const email = someone();
    const code = await inviteOne(email);
    await admin.client.teams.cancelInvitation({ params: { ...params(), code } });
    expect(await listed(email)).toBeUndefined();
    const person = await newcomer(tenant.domain, { email });
    await expect(person.client.teams.joinTeam({ params: params() })).rejects.toMatchObject({ status: 406 });
    await expect(person.client.teams.joinByCode({ params: { invitationCode: code } })).rejects.toMatchObject({
      status: 406,
    });
    expect(await inviteOne(email)).not.toBe(code);
  });

  test("of another team is not found", async () => {
    const code = await inviteOne(someone());
    const own = { teamId: (await stranger.client.teams.getTeam({})).teamId };
    const gone = { status: 404, code: "NOT_FOUND" };
    for (const params of [own, { teamId: tenant.teamId }]) {
      await expect(stranger.client.teams.cancelInvitation({ params: { ...params, code } })).rejects.toMatchObject(gone);
      await expect(
        stranger.client.teams.resendInvitation({ params, body: { invitation_code: code } }),
      ).rejects.toMatchObject(gone);
    }
    expect(await stranger.client.teams.listInvitations({ params: own })).toEqual({ data: [] });
    await expect(stranger.client.teams.listInvitations({ params: params() })).rejects.toMatchObject(gone);
    await expect(stranger.client.teams.joinByCode({ params: { invitationCode: code } })).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe("joining", () => {
  test("works by code, which updates the invitation's state and the token's claims", async () => {
    const email = someone();
    const code = await inviteOne(email);
    expect(await listed(email)).toMatchObject({ state: "waiting" });
    const person = await newcomer(tenant.domain, { email });
    await person.client.identity.getProfile({});
    expect(await listed(email)).toMatchObject({ state: "signing_up" });

    await expect(person.client.teams.joinByCode({ params: { invitationCode: "WRONG23456" } })).rejects.toMatchObject({
      status: 406,
      code: "NOT_ACCEPTABLE",
      message: `The invitation code is not valid. Please enter the code sent to ${email}.`,
    });
    await person.client.teams.joinByCode({ params: { invitationCode: code.toLowerCase() } });
    expect(await listed(email)).toMatchObject({ state: "joined" });
    expect(claimsOf(await person.signInAgain())).toMatchObject({ team_id: tenant.teamId, role: "member" });
    expect(await person.client.teams.getTeam({})).toMatchObject({ joined: true });
    await expect(person.client.teams.joinByCode({ params: { invitationCode: code } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await mailsTo(email, "approved")).toEqual([]);
  });

  test("is refused with another person's code", async () => {
    const code = await inviteOne(someone());
    const person = await newcomer(tenant.domain);
    await expect(person.client.teams.joinByCode({ params: { invitationCode: code } })).rejects.toMatchObject({
      status: 406,
    });
    expect(await person.client.identity.getProfile({})).toMatchObject({ team_member_status: "NONE" });
  });

  test("works without the code for the invited e-mail only, once it is verified", async () => {
    const email = someone();
    await invite([email]);
    const person = await newcomer(tenant.domain, { email, verified: false });
    await expect(person.client.teams.joinTeam({ params: params() })).rejects.toMatchObject({
      status: 406,
      message: "Please complete verification.",
    });
    await tenantAuth(tenant.teamId).updateUser(person.uid, { emailVerified: true });
    await person.signInAgain();
    await person.client.teams.joinTeam({ params: params() });
    expect(await person.client.identity.getProfile({})).toMatchObject({ team_member_status: "ACTIVE" });
    const joined = (await eventsOf(tenant.teamId, "member.joined")).map(
      ({ after }) => (after as { user_id: string }).user_id,
    );
    expect(joined).toContain(person.uid);
  });
});

describe("an account's profile", () => {
  test("shows an open invitation until its person has joined", async () => {
    const [asked, unasked] = [await newcomer(tenant.domain), await newcomer(tenant.domain)];
    const invited = async ({ client }: typeof asked) => (await client.identity.getProfile({})).invited;
    expect(await invited(asked)).toBe(false);
    const code = await inviteOne(asked.email);
    expect([await invited(asked), await invited(unasked)]).toEqual([true, false]);

    await admin.client.teams.cancelInvitation({ params: { ...params(), code } });
    expect(await invited(asked)).toBe(false);
    await inviteOne(asked.email);
    await asked.client.teams.joinTeam({ params: params() });
    expect(await invited(asked)).toBe(false);
    expect(await admin.client.identity.getProfile({})).toMatchObject({ invited: false });
  });

  test("shows it also after an access request, which joining resolves", async () => {
    const person = await newcomer(tenant.domain);
    const own = () => person.client.identity.getProfile({});
    await person.client.teams.requestToJoin({ params: params() });
    expect(await own()).toMatchObject({ team_member_status: "PENDING", invited: false, invitation_code: null });
    const code = await inviteOne(person.email);
    expect(await own()).toMatchObject({ team_member_status: "PENDING", invited: true, invitation_code: code });

    await person.client.teams.joinTeam({ params: params() });
    expect(await own()).toMatchObject({ team_member_status: "ACTIVE", invited: false });
    expect(await listed(person.email)).toMatchObject({ state: "joined" });
    const { data } = await admin.client.teams.listMembers({ params: params() });
    expect(data.find(({ userId }) => userId === person.uid)).toMatchObject({ team_member_status: "ACTIVE" });
  });
});
