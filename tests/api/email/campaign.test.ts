import { MAX_VERSIONS } from "@dure/domain/email/campaign/campaign-version";
import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { segmentOf } from "../../support/email/segment";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let admin: Member;
let member: Member;
let colleague: Member;

beforeAll(async () => {
  team = await createTenant();
  await enableMarketing(team);
  [admin, member, colleague] = await Promise.all([team.member("admin"), team.member(), team.member()]);
});

const newCampaign = (changes = {}) => member.client.email.createCampaign({ body: { subject: "제목", ...changes } });
const change = (by: Member, id: string, body = {}, based_on?: string) =>
  by.client.email.changeCampaign({ params: { id }, query: based_on ? { based_on } : {}, body });
const idsOf = async (query = {}) => (await member.client.email.listCampaigns({ query })).data.map(({ id }) => id);

test("a campaign's segments have their names, and the number of records that the caller sees", async () => {
  const own = await createTenant({ row_access: "own" });
  await enableMarketing(own);
  const [boss, person] = [await own.member("admin"), await own.member()];
  for (const deal_name of ["하나", "둘"]) await boss.client.records.createLead({ body: { deal_name } });
  const [all, gone] = [await segmentOf(boss, [], "전체"), await segmentOf(boss, [], "지울 그룹")];
  const body = { segment_ids: [gone.id, all.id] };
  const { id } = await boss.client.email.createCampaign({ body });
  await boss.client.email.deleteSegment({ params: { id: gone.id } });
  const named = { id: all.id, name: "전체", segment_type: "dynamic" };
  expect((await boss.client.email.getCampaign({ params: { id } })).segments).toEqual([{ ...named, record_count: 2 }]);
  const { data } = await person.client.email.listCampaigns({ query: {} });
  expect(data).toMatchObject([{ id, segments: [{ ...named, record_count: 0 }] }]);
});

describe("a draft", () => {
  test("is named in its creator's language, and keeps the given content", async () => {
    const made = await member.korean.email.createCampaign({ body: { variables: { first_name: "고객" } } });
    expect(made).toMatchObject({
      name: "새 이메일 캠페인",
      status: "draft",
      created_by: member.uid,
      total_recipients: 0,
    });
    expect((await newCampaign()).name).toBe("New email campaign");
    const params = { id: made.id };
    expect(await colleague.client.email.getCampaign({ params })).toEqual(made);
    expect(made.variables).toEqual({ first_name: "고객" });
  });

  test("keeps its name if a change omits it", async () => {
    const { id } = await newCampaign({ name: "봄 소식" });
    expect(await change(member, id, { subject: "새 제목" })).toMatchObject({ name: "봄 소식", subject: "새 제목" });
  });

  test("can be changed and deleted only by its creator and by admins", async () => {
    const { id } = await newCampaign();
    await expect(change(colleague, id)).rejects.toMatchObject({ status: 403 });
    await expect(colleague.client.email.deleteCampaign({ params: { id } })).rejects.toMatchObject({ status: 403 });
    expect(await change(admin, id, { subject: "관리자의 제목" })).toMatchObject({ updated_by: admin.uid });
    await member.client.email.deleteCampaign({ params: { id } });
    await expect(member.client.email.getCampaign({ params: { id } })).rejects.toMatchObject({
      status: 404,
      message: "This email campaign either doesn't exist or you don't have permission.",
    });
  });

  test("can't be saved over a version that the editor hasn't seen", async () => {
    const { id, updated_at } = await newCampaign();
    await change(admin, id, { subject: "먼저" }, updated_at);
    await expect(change(member, id, { subject: "나중" }, updated_at)).rejects.toMatchObject({
      status: 409,
      details: { reason: "value.changed" },
    });
  });

  test("can't be changed once it is scheduled or sent", async () => {
    const { id } = await newCampaign();
    const doc = team.team.collection("campaigns").doc(id);
    await doc.update({ status: "scheduled" });
    await expect(change(member, id)).rejects.toMatchObject({
      status: 409,
      message: "A scheduled campaign can't be edited. Please cancel its schedule first.",
    });
    await doc.update({ status: "sent" });
    await expect(change(member, id)).rejects.toMatchObject({
      status: 409,
      message: "This email campaign has already been sent.",
    });
    const renamed = await member.client.email.renameCampaign({ params: { id }, body: { name: "보낸 캠페인" } });
    expect(renamed).toMatchObject({ name: "보낸 캠페인", status: "sent" });
  });
});

test("a copy is a draft of the member who copies, with the content but without the time", async () => {
  const original = await newCampaign({
    name: "봄",
    scheduled_at: "2099-01-01T00:00:00Z",
    variables: { company: "귀사" },
  });
  const copy = await colleague.client.email.duplicateCampaign({ params: { id: original.id } });
  expect(copy).toMatchObject({
    name: "봄 (copy)",
    status: "draft",
    created_by: colleague.uid,
    subject: "제목",
    variables: { company: "귀사" },
    scheduled_at: null,
  });
});

test("archived campaigns are not listed until they are unarchived", async () => {
  const { id } = await newCampaign();
  const archive = (archived: boolean) => member.client.email.archiveCampaign({ params: { id }, body: { archived } });
  expect((await archive(true)).archived_at).not.toBeNull();
  expect(await idsOf()).not.toContain(id);
  expect(await idsOf({ archived: "true" })).toEqual([id]);
  await archive(false);
  expect(await idsOf()).toContain(id);
});

test("the list returns all campaigns in pages, last changed first", async () => {
  const own = await createTenant();
  await enableMarketing(own);
  const person = await own.member();
  const made: string[] = [];
  for (const name of ["하나", "둘", "셋"])
    made.unshift((await person.client.email.createCampaign({ body: { name } })).id);
  const list = (cursor?: string) =>
    person.client.email.listCampaigns({ query: { page_count: 2, ...(cursor && { cursor }) } });
  const first = await list();
  const second = await list(first.cursor ?? "");
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made);
  expect([first.is_last, second.is_last]).toEqual([false, true]);
  expect(first.data[0]).not.toHaveProperty("html");
});

test("a search by text or status finds campaigns beyond the first page, in pages", async () => {
  const own = await createTenant();
  await enableMarketing(own);
  const { client } = await own.member();
  const create = async (name: string) => (await client.email.createCampaign({ body: { name } })).id;
  const old = await create("Spring news");
  const older = await create("지난 봄 소식");
  for (let place = 0; place < 51; place += 1) await create(`캠페인 ${place}`);
  const list = async (query: object) => {
    const { data, cursor } = await client.email.listCampaigns({ query });
    return { ids: data.map(({ id }) => id), cursor };
  };
  expect((await list({})).ids).not.toContain(old);
  expect(await list({ search: "SPRING" })).toEqual({ ids: [old], cursor: null });
  expect(await list({ search: "봄 소식", status: "draft" })).toEqual({ ids: [older], cursor: null });
  expect(await list({ status: "sent" })).toEqual({ ids: [], cursor: null });
  const first = await list({ search: "캠페인", page_count: 50 });
  expect(first.ids).toHaveLength(50);
  expect((await list({ search: "캠페인", page_count: 50, cursor: first.cursor })).ids).toHaveLength(1);
});

describe("the versions of a campaign", () => {
  const versions = async (id: string) => (await member.client.email.listCampaignVersions({ params: { id } })).data;

  test("keep what a colleague's save replaced, and can be read", async () => {
    const { id } = await newCampaign({ subject: "첫 제목" });
    await change(admin, id, { subject: "관리자의 제목" });
    await change(member, id, { subject: "다시 내 제목" });
    expect((await versions(id)).map(({ version, saved_by }) => [version, saved_by])).toEqual([
      [2, admin.uid],
      [1, member.uid],
    ]);
    const kept = await member.client.email.getCampaignVersion({ params: { id, version: 1 } });
    expect(kept.content.subject).toBe("첫 제목");
  });

  test("don't grow with repeated saves by one member", async () => {
    const { id } = await newCampaign({ subject: "첫 제목" });
    for (const subject of ["ㄱ", "가", "강"]) await change(member, id, { subject });
    expect(await versions(id)).toHaveLength(1);
  });

  test("are limited to the last fifty", async () => {
    const { id } = await newCampaign();
    await change(admin, id);
    const { content } = await member.client.email.getCampaignVersion({ params: { id, version: 1 } });
    const docs = team.team.collection(`campaigns/${id}/versions`);
    const old = { saved_by: colleague.uid, saved_at: "2026-01-01T00:00:00.000Z", content: JSON.stringify(content) };
    for (let version = 2; version <= MAX_VERSIONS; version += 1)
      await docs.doc(String(version).padStart(6, "0")).set({ ...old, version });
    await change(member, id, { subject: "새 제목" });
    const kept = await versions(id);
    expect(kept).toHaveLength(MAX_VERSIONS);
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: MAX_VERSIONS }, (_, place) => MAX_VERSIONS + 1 - place),
    );
  });
});

test("nothing of a deleted campaign remains", async () => {
  const { id } = await newCampaign();
  await change(admin, id, { subject: "제목 2" });
  expect(await stored(team.teamId, `campaigns/${id}/versions`)).toHaveLength(1);
  await member.client.email.deleteCampaign({ params: { id } });
  await until(async () => (await stored(team.teamId, `campaigns/${id}/versions`)).length === 0, 30_000);
});

test("a team without e-mail marketing has no campaigns", async () => {
  const person = await (await createTenant()).member("admin");
  await expect(person.client.email.listCampaigns({ query: {} })).rejects.toMatchObject({
    status: 403,
    code: "PLAN_REQUIRED",
  });
});
