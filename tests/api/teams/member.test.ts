import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { newcomer } from "../../support/identity/newcomer";
import { claimsOf } from "../../support/identity/sign-in";
import { firestore, tenantAuth } from "../../support/suite/admin";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;
beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
});

const params = () => ({ teamId: tenant.teamId });
const ask = (person: { client: Member["client"] }) => person.client.teams.requestToJoin({ params: params() });
const answer = (userId: string, accept: boolean, by = admin) =>
  by.client.teams.answerJoinRequest({ params: { ...params(), userId }, body: { accept } });

describe("the list of members", () => {
  test("shows admins the access requests first, and members each other", async () => {
    const own = await createTenant();
    const chief = await own.member("admin", { display_name: "나관리" });
    const other = await own.member("member", { display_name: "가멤버" });
    const gone = await own.member("member", { display_name: "다멤버", team_member_status: "DEACTIVATED" });
    const asking = await own.member("member", { display_name: "하멤버", team_member_status: "PENDING" });
    await own.member("member", { team_member_status: "NONE" });

    const list = async ({ client }: Member) =>
      (await client.teams.listMembers({ params: { teamId: own.teamId } })).data.map(({ userId }) => userId);
    expect(await list(chief)).toEqual([asking.uid, other.uid, chief.uid, gone.uid]);
    expect(await list(other)).toEqual([other.uid, chief.uid]);
    for (const outside of [gone, asking])
      await expect(list(outside)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
  });

  test("shows only admins the last sign-ins", async () => {
    const own = await createTenant();
    const [chief, other] = [await own.member("admin"), await own.member()];
    await other.client.identity.getProfile({});
    const seenBy = async ({ client }: Member) =>
      (await client.teams.listMembers({ params: { teamId: own.teamId } })).data.find(
        ({ userId }) => userId === other.uid,
      );
    const { last_login_at } = await other.client.identity.getProfile({});
    expect(last_login_at).not.toBeNull();
    expect((await seenBy(chief))?.last_login_at).toBe(last_login_at);
    expect(await seenBy(other)).not.toHaveProperty("last_login_at");
  });

  test("is not found for another team", async () => {
    const stranger = await (await createTenant()).member("admin");
    await expect(stranger.client.teams.listMembers({ params: params() })).rejects.toMatchObject({ status: 404 });
  });
});

describe("requesting access", () => {
  test("sends every admin one mail in their language", async () => {
    const english = await tenant.member("admin");
    await firestore.doc(`personalFeatureFlags/${english.uid}`).set({ isKoreanLanguage: false });
    const person = await newcomer(tenant.domain);
    await ask(person);
    await ask(person);
    expect((await mailTo(admin.email, "참여를 요청했습니다")).text).toContain(person.email);
    expect((await mailTo(english.email, "asks to join")).text).toContain("/settings/members");
    expect(await mailsTo(member.email)).toEqual([]);
    const requests = (await eventsOf(tenant.teamId, "member.requested")).filter(
      ({ after }) => (after as { user_id: string }).user_id === person.uid,
    );
    expect(requests).toHaveLength(1);
  });

  test("with a hostile name adds neither headers nor a link to the mail", async () => {
    const other = await createTenant();
    const reader = await other.member("admin");
    const person = await newcomer(other.domain);
    const displayName = "김\r\nBcc: spy@evil.example\r\n<a href='https://evil.example'>여기</a>";
    await tenantAuth(other.teamId).updateUser(person.uid, { displayName });
    await person.signInAgain();
    await person.client.teams.requestToJoin({ params: { teamId: other.teamId } });
    const { subject, text, html } = await mailTo(reader.email, "참여를 요청했습니다");
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|\r\n?Bcc|<a href='/);
    expect(text).toContain("김 Bcc spy evil example");
  });

  test("makes the person a member when it is approved, and tells them", async () => {
    const person = await newcomer(tenant.domain);
    await ask(person);
    await answer(person.uid, true);
    expect(claimsOf(await person.signInAgain())).toMatchObject({ team_id: tenant.teamId, role: "member" });
    expect(await person.client.identity.getProfile({})).toMatchObject({
      team_member_status: "ACTIVE",
      team_member_role: "MEMBER",
    });
    await mailTo(person.email, "[두레] 테스트 팀 참여가 승인되었습니다");
    await expect(answer(person.uid, true)).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
    await expect(ask(person)).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
  });

  test("can be repeated after it is denied, and the person is told", async () => {
    const person = await newcomer(tenant.domain);
    await ask(person);
    await answer(person.uid, false);
    await mailTo(person.email, "거절되었습니다");
    expect(await person.client.identity.getProfile({})).toMatchObject({ team_member_status: "NONE" });
    await ask(person);
    expect(await person.client.identity.getProfile({})).toMatchObject({ team_member_status: "PENDING" });
  });

  test("requires a verified address and one's own team, and not being deactivated", async () => {
    const unverified = await newcomer(tenant.domain, { verified: false });
    await expect(ask(unverified)).rejects.toMatchObject({ status: 406, message: "Please complete verification." });
    const stranger = await (await createTenant()).member("member", { team_member_status: "NONE" });
    await expect(ask(stranger)).rejects.toMatchObject({ status: 404 });
    const gone = await tenant.member("member", { team_member_status: "DEACTIVATED" });
    await expect(ask(gone)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
    await expect(gone.client.teams.joinTeam({ params: params() })).rejects.toMatchObject({ status: 403 });
  });

  test("can be answered only by admins of the team, while it is open", async () => {
    const person = await newcomer(tenant.domain);
    await expect(answer(person.uid, true)).rejects.toMatchObject({ status: 404 });
    await ask(person);
    await expect(answer(person.uid, true, member)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
    const stranger = await createTenant();
    const foreign = await stranger.member("admin");
    await expect(answer(person.uid, true, foreign)).rejects.toMatchObject({ status: 404 });
    await expect(
      foreign.client.teams.answerJoinRequest({
        params: { teamId: stranger.teamId, userId: person.uid },
        body: { accept: true },
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await person.client.identity.getProfile({})).toMatchObject({ team_member_status: "PENDING" });
  });
});
