import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { recipientKey } from "../../support/email/mail-events";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline, unique } from "./fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
});

const newLead = async (values: object = {}) =>
  (await member.client.records.createLead({ body: { deal_name: unique("Lead"), ...values } })).id;
const pathOf = (recordId: string) => ({ entityId: "lead" as const, recordId });
const list = (recordId: string, query: object = {}, by = member) =>
  by.client.records.listTimeline({ params: pathOf(recordId), query });
const set = (recordId: string, fieldId: string, value: unknown) =>
  member.client.records.updateFieldValue({ params: { ...pathOf(recordId), fieldId }, body: { value } });
const restore = (recordId: string, entryId: string, field: string, by = member) =>
  by.client.records.restoreValue({ params: { ...pathOf(recordId), entryId }, body: { field } });

test("the timeline has the events of a record and what belongs to it, by kind and in pages", async () => {
  const id = await newLead({ email: "old@customer.example" });
  const about = { entityId: "lead" as const, id };
  const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
  await set(id, "email", "new@customer.example");
  await set(id, "phone_number", { dial_code: "+82", value: "1012345678" });
  await member.client.records.setReference({
    params: { ...pathOf(id), refEntityId: "company" },
    body: { value: { id: company.id } },
  });
  const note = await member.client.records.createNote({ params: about, body: { text: "첫 통화" } });
  await member.client.records.createTodo({ body: { title: "견적 보내기", record: { entity_id: "lead", id } } });
  const { id: pipelineId, stageId } = await firstPipeline(member.client);
  await member.client.records.allocateLeads({
    params: { id: pipelineId },
    body: { stage_id: stageId(0), lead_ids: [id] },
  });

  const { data, is_last } = await list(id);
  expect(is_last).toBe(true);
  expect(data.map(({ kind }) => kind)).toEqual(["stage", "todo", "memo", "change", "change", "change", "change"]);
  expect(
    data
      .slice(1)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(["견적 보내기", "첫 통화"]);
  expect(data.slice(3, 6).map(({ changes }) => changes)).toMatchObject([
    [{ before: "", after: company.name, can_restore: true }],
    [{ before: "", after: { dial_code: "+82", value: "1012345678" } }],
    [{ field: "email", before: "old@customer.example", after: "new@customer.example", can_restore: true }],
  ]);
  expect(data[5]?.actor).toMatchObject({ id: member.uid, type: "user" });
  expect((await list(id, { kind: "memo" })).data.map((one) => one.kind)).toEqual(["memo"]);

  const pages = [await list(id, { page_count: 4 })];
  pages.push(await list(id, { page_count: 4, cursor: pages[0]?.cursor ?? "" }));
  expect(pages.flatMap((page) => page.data.map((one) => one.id))).toEqual(data.map((one) => one.id));

  await member.client.records.deleteNote({ params: { ...about, conversationId: note.id } });
  expect(JSON.stringify(await list(id, { kind: "memo" }))).not.toContain("첫 통화");
  const { last_contact_at } = await member.client.records.getHighlights({ params: pathOf(id) });
  expect(last_contact_at).toBe(note.created_at);
});

test("the timeline has the mails to a record's address, which can also be listed alone", async () => {
  const email = `${randomUUID()}@customer.example`;
  const id = await newLead({ email });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const campaign = tenant.team.collection("campaigns").doc("spring");
  await campaign.set({ name: "봄 소식", launched_at: at(0) });
  const facts = [{ kind: "click", at: at(3), link: "https://dure.example/spring" }];
  await campaign
    .collection("recipients")
    .doc(recipientKey(tenant.teamId, email))
    .set({ email, record: { kind: "lead", id }, status: "delivered", queued_at: at(0), sent_at: at(1), facts });
  await tenant.team
    .collection("sent-follow-ups")
    .doc("f1")
    .set({ email, title: "만나 뵈어 반가웠어요", sent_at: at(2) });
  const mails = [
    { type: "mail.clicked", title: "봄 소식\nhttps://dure.example/spring", campaign_id: "spring" },
    { type: "mail.sent", title: "만나 뵈어 반가웠어요", campaign_id: null },
    { type: "mail.sent", title: "봄 소식", campaign_id: "spring" },
  ];
  expect((await list(id, { kind: "mail" })).data).toMatchObject(mails);
  const first = await list(id, { page_count: 2 });
  const second = await list(id, { page_count: 2, cursor: first.cursor ?? "" });
  expect([...first.data, ...second.data]).toMatchObject([...mails, { type: "lead.created" }]);
  expect(second.is_last).toBe(true);
  expect((await list(await newLead({ email: `other-${email}` }), { kind: "mail" })).data).toEqual([]);
});

describe("a former value", () => {
  test("can be restored like any change, and is refused if it is invalid", async () => {
    const field = await admin.client.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { label: unique("메모란"), type: "text" },
    });
    const id = await newLead({ email: "old@customer.example" });
    await set(id, "email", "new@customer.example");
    await set(id, field.id, "처음");
    await set(id, field.id, "나중");
    const [custom, , email] = (await list(id)).data;
    expect(await restore(id, email?.id ?? "", "email")).toMatchObject({ email: "old@customer.example" });
    expect((await restore(id, custom?.id ?? "", field.id)).custom).toEqual({ [field.id]: "처음" });
    expect((await list(id)).data[0]).toMatchObject({ changes: [{ before: "나중", after: "처음" }] });

    await expect(restore(id, email?.id ?? "", "created_by")).rejects.toMatchObject({ status: 406 });
    await expect(restore(id, "nothing", "email")).rejects.toMatchObject({ status: 404 });
    await expect(restore(await newLead(), email?.id ?? "", "email")).rejects.toMatchObject({ status: 404 });
    const params = { entityId: "lead" as const, fieldId: field.id };
    await admin.client.records.toggleField({ params, query: { active: "false" } });
    await expect(restore(id, custom?.id ?? "", field.id)).rejects.toMatchObject({ status: 406 });
    expect((await list(id)).data[0]?.changes[0]).toMatchObject({ can_restore: false });
  });

  test("is masked for members of a team that masks, and hidden from those who may not see the record", async () => {
    const team = await createTenant({ plan: "PRO", row_access: "own" });
    const [owner, person] = [await team.member("admin"), await team.member("member")];
    await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
    const body = { deal_name: "가려진 리드", email: "secret@customer.example", assignee: person.uid };
    const { id } = await owner.client.records.createLead({ body });
    const change = (fieldId: string, value: unknown) =>
      owner.client.records.updateFieldValue({ params: { ...pathOf(id), fieldId }, body: { value } });
    await change("email", "other@customer.example");
    await change("phone_number", { dial_code: "+82", value: "1012345678" });
    const { data } = await list(id, {}, person);
    expect(data[1]?.changes).toMatchObject([{ before: "s***@customer.example", after: "o***@customer.example" }]);
    expect(JSON.stringify(data)).not.toMatch(/secret@|other@|1012345678/);
    expect(JSON.stringify((await list(id, {}, owner)).data)).toContain("secret@customer.example");
    await change("assignee", null);
    await expect(list(id, {}, person)).rejects.toMatchObject({ status: 404 });
    await expect(restore(id, data[1]?.id ?? "", "email", person)).rejects.toMatchObject({ status: 404 });
  });
});
