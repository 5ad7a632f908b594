import { Announcement } from "@dure/domain/teams/feature/announcement";
import { beforeAll, describe, expect, test } from "vitest";
import { operatorContext } from "../../../functions/src/operator/operator";
import { createAnnouncement, setAnnouncementActive } from "../../../functions/src/teams/feature/announce";
import { setGlobalFlag, setTeamFlag } from "../../../functions/src/teams/feature/set-flag";
import { firestore } from "../../support/suite/admin";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

const OPERATOR = { email: "ops@dure.test" };
/** These tests' announcements are older than the accounts of all other tests, which therefore don't see them. */
const LONG_AGO = "2020-01-01T00:00:00.000Z";

let tenant: Tenant;
let other: Tenant;
let member: Member;
let colleague: Member;
let stranger: Member;
beforeAll(async () => {
  [tenant, other] = await Promise.all([createTenant(), createTenant()]);
  const early = { created_at: LONG_AGO };
  [member, colleague, stranger] = await Promise.all([
    tenant.member("member", early),
    tenant.member("member", early),
    other.member("member", early),
  ]);
});

const flagsOf = async ({ client }: Member) => (await client.teams.getFeatureFlags({})).flags;

describe("a feature flag", () => {
  const name = fresh("flag_");
  const inTeam = () => operatorContext(OPERATOR, tenant.teamId);
  const setForTeam = (value: boolean | null) =>
    setTeamFlag(inTeam(), { level: "team", id: tenant.teamId }, { name, value });
  const setForMember = (value: boolean | null) =>
    setTeamFlag(inTeam(), { level: "user", id: member.uid }, { name, value });

  test("uses the user's value over the team's over the global one, and a reset restores the level above", async () => {
    expect((await flagsOf(member))[name]).toBeUndefined();
    await setGlobalFlag(operatorContext(OPERATOR), { name, value: true });
    expect(await flagsOf(member)).toMatchObject({ [name]: true });
    await setForTeam(false);
    expect(await flagsOf(colleague)).toMatchObject({ [name]: false });
    expect(await flagsOf(stranger)).toMatchObject({ [name]: true });
    await setForMember(true);
    expect(await flagsOf(member)).toMatchObject({ [name]: true });
    expect(await flagsOf(colleague)).toMatchObject({ [name]: false });

    await setForMember(null);
    expect(await flagsOf(member)).toMatchObject({ [name]: false });
    await setForTeam(null);
    expect(await flagsOf(member)).toMatchObject({ [name]: true });
    await setGlobalFlag(operatorContext(OPERATOR), { name, value: null });
    expect((await flagsOf(member))[name]).toBeUndefined();
  });

  test("of a team writes an audit entry that names the operator", async () => {
    const changes = await eventsOf(tenant.teamId, "feature-flags.changed");
    expect(changes).toHaveLength(4);
    const actor = { id: "operator", role: "operator", name: OPERATOR.email };
    expect(changes).toContainEqual(
      expect.objectContaining({ actor, after: { id: tenant.teamId, level: "team", flags: { [name]: false } } }),
    );
  });

  test("that is global is logged with the operator, outside teams", async () => {
    const found = await firestore.collection("operations").where("type", "==", "feature-flags.changed").get();
    const own = found.docs.map((doc) => doc.data()).filter(({ change }) => change.includes(name));
    expect(own).toHaveLength(2);
    expect(own[0]?.actor).toMatchObject({ name: OPERATOR.email });
  });

  test("of a user keeps what else the browser stores there", async () => {
    const doc = firestore.doc(`personalFeatureFlags/${colleague.uid}`);
    await doc.set({ isKoreanLanguage: false, width: 3 });
    const owner = { level: "user", id: colleague.uid } as const;
    await setTeamFlag(inTeam(), owner, { name: "board", value: true });
    await setTeamFlag(inTeam(), owner, { name: "board", value: null });
    expect((await doc.get()).data()).toEqual({ isKoreanLanguage: false, width: 3 });
    expect(await flagsOf(colleague)).toMatchObject({ isKoreanLanguage: false });
  });
});

describe("an announcement", () => {
  const announce = (year: number) =>
    createAnnouncement(
      operatorContext(OPERATOR),
      Announcement.parse({
        id: fresh("news-"),
        title: { ko: `새 기능 ${year}`, en: `New in ${year}` },
        description: { ko: "설명", en: "What it is" },
        imageUrl: null,
        okButtonText: { ko: "보기", en: "Show me" },
        path: "/deals",
        releasedAt: `${year}-06-01T00:00:00.000Z`,
        active: true,
      }),
    );
  const shown = async ({ client }: Member) => (await client.teams.getAnnouncement({})).announcement?.id;
  const see = ({ client }: Member, announcementId: string) =>
    client.teams.markAnnouncementSeen({ params: { announcementId } });

  test("is shown until its user has seen it, newest first, and not once it is deactivated", async () => {
    const [older, newer] = [await announce(2021), await announce(2022)];
    expect(await shown(member)).toBe(newer.id);
    await see(member, newer.id);
    await see(member, newer.id);
    expect(await shown(member)).toBe(older.id);
    expect(await shown(colleague)).toBe(newer.id);
    await see(member, older.id);
    expect(await shown(member)).toBeUndefined();

    for (const { id } of [older, newer]) await setAnnouncementActive(operatorContext(OPERATOR), id, false);
    expect(await shown(colleague)).toBeUndefined();
  });

  test("is not shown to users who joined later", async () => {
    const { id } = await announce(2023);
    const newcomer = await tenant.member();
    expect(await shown(newcomer)).toBeUndefined();
    await setAnnouncementActive(operatorContext(OPERATOR), id, false);
  });

  test("that is unknown can't be marked as seen", async () => {
    await expect(see(member, "none")).rejects.toMatchObject({ status: 404 });
  });
});
