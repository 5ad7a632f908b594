import { randomUUID } from "node:crypto";
import { AddressState } from "@dure/domain/email/address/address";
import { filterOfView } from "@dure/domain/email/segment/filter-of-view";
import { beforeAll, describe, expect, test } from "vitest";
import { addressDoc } from "../../support/email/address";
import { enableMarketing } from "../../support/email/enable-marketing";
import { pickedSegment, segmentOf } from "../../support/email/segment";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let admin: Member;

/** The ids of the leads by name. 이른 and 늦은 have the same address; 늦은 was updated last. */
let ids: Record<string, string>;

beforeAll(async () => {
  team = await createTenant();
  await enableMarketing(team);
  admin = await team.member("admin");
  ids = {};
  for (const [name, email] of [
    ["이른", "same@customer.example"],
    ["늦은", "SAME@customer.example"],
    ["거부", "unsubscribed@customer.example"],
    ["차단", "hard@customer.example"],
    ["없음", ""],
  ] as const)
    ids[name] = (await createLead(admin, name, email)).id;
  await refuse("unsubscribed@customer.example", { marketing: "unsubscribed" });
  await refuse("hard@customer.example", { suppressed: { reason: "hard-bounce", at: new Date().toISOString() } });
});

const createLead = ({ client }: Member, deal_name: string, email: string) =>
  client.records.createLead({ body: { deal_name, ...(email && { email }), incoming_source: "행사" } });

async function refuse(email: string, state: Partial<AddressState>): Promise<void> {
  const values = AddressState.parse({ email, ...state, blocked: true, updated_at: new Date().toISOString() });
  await addressDoc(team, email).set(values);
}

const fromEvent = { identifier: "incoming_source", condition: "is" as const, value: "행사" };
const count = ({ client }: Member, segment_ids: string[], with_unsubscribed = false) =>
  client.email.countAudience({ body: { segment_ids, with_unsubscribed } });
const namesOf = async ({ client }: Member, id: string, reason?: "duplicate" | "unsubscribed" | "no_address") => {
  const { data } = await client.email.listSegmentRecords({ params: { id }, query: { ...(reason && { reason }) } });
  return data.map(({ deal }) => deal.name).sort();
};

describe("the audience of a segment", () => {
  test("has each address once, and lists the skipped ones with the reason", async () => {
    const { id, record_count } = await segmentOf(admin, [fromEvent]);
    expect(record_count).toBe(5);
    expect(await count(admin, [id])).toEqual({
      records: 5,
      recipients: 1,
      skipped: { no_address: 1, duplicate: 1, unsubscribed: 1, suppressed: 1 },
    });
    expect(await namesOf(admin, id, "duplicate")).toEqual(["이른"]);
    expect(await namesOf(admin, id, "unsubscribed")).toEqual(["거부"]);
    expect(await namesOf(admin, id, "no_address")).toEqual(["없음"]);
  });

  test("includes unsubscribed addresses for a notice, but no suppressed ones", async () => {
    const { id } = await segmentOf(admin, [fromEvent]);
    expect(await count(admin, [id], true)).toMatchObject({ recipients: 2, skipped: { suppressed: 1 } });
  });

  test("of several segments has each record once", async () => {
    const all = await segmentOf(admin, [fromEvent]);
    const some = await pickedSegment(admin, [ids.이른 ?? "", ids.거부 ?? ""]);
    expect(await count(admin, [all.id, some.id])).toMatchObject({ records: 5 });
    expect(await count(admin, [some.id])).toEqual({
      records: 2,
      recipients: 1,
      skipped: { unsubscribed: 1, no_address: 0, duplicate: 0 },
    });
  });

  test("is live: a filter finds new records, and a static segment only loses deleted ones", async () => {
    const source = randomUUID();
    const later = () =>
      admin.client.records.createLead({
        body: { deal_name: "나중", email: `${randomUUID()}@x.example`, incoming_source: source },
      });
    const first = await later();
    const live = await segmentOf(admin, [{ ...fromEvent, value: source }]);
    const picked = await pickedSegment(admin, [first.id]);
    const second = await later();
    expect(await count(admin, [live.id])).toMatchObject({ records: 2 });
    expect(await count(admin, [picked.id])).toMatchObject({ records: 1 });
    await admin.client.records.deleteRecord({ params: { entityId: "lead", recordId: first.id } });
    expect(await count(admin, [picked.id])).toMatchObject({ records: 0 });
    expect((await admin.client.email.listSegmentRecords({ params: { id: live.id }, query: {} })).data).toMatchObject([
      { id: second.id, deal: { id: second.id, name: "나중", record_type: null }, company: null },
    ]);
  });

  test("is empty without a filter, and everybody with a filter without conditions", async () => {
    const { id } = await admin.client.email.createSegment({ body: {} });
    expect(await count(admin, [id])).toMatchObject({ records: 0, recipients: 0 });
    const { total } = await admin.client.records.filterRecords({
      params: { entityId: "lead-deal-combined" },
      query: {},
      body: {},
    });
    expect(await segmentOf(admin)).toMatchObject({ record_count: total });
  });
});

test("a static segment keeps the records that a filter finds at that moment, and can drop some", async () => {
  const { id } = await pickedSegment(admin, [ids.이른 ?? ""]);
  const params = { id };
  const body = { filters: { operator: "AND" as const, conditions: [fromEvent] } };
  expect(await admin.client.email.fillSegment({ params, body })).toMatchObject({ record_count: 5 });
  const taken = { ids: [ids.이른 ?? "", ids.없음 ?? ""] };
  expect(await admin.client.email.removeFromSegment({ params, body: taken })).toMatchObject({ record_count: 3 });
  expect(await namesOf(admin, id)).toEqual(["거부", "늦은", "차단"]);
});

test("a static segment can be filled with a list's selection: all but some", async () => {
  const { id } = await admin.client.email.createSegment({ body: { segment_type: "static" } });
  const target = { filters: { operator: "AND" as const, conditions: [fromEvent] }, excluded_ids: [ids.없음 ?? ""] };
  const body = { entity_id: "lead" as const, target };
  expect(await admin.client.email.fillSegment({ params: { id }, body })).toMatchObject({ record_count: 4 });
  expect(await namesOf(admin, id)).toEqual(["거부", "늦은", "이른", "차단"]);
});

test("a new segment has a name in the caller's language, and can be renamed and deleted", async () => {
  const { id, ...made } = await admin.korean.email.createSegment({ body: {} });
  expect(made).toMatchObject({
    name: "새 수신자 그룹",
    segment_type: "dynamic",
    record_count: 0,
    created_by: admin.uid,
  });
  const params = { id };
  expect(await admin.client.email.changeSegment({ params, body: { name: "고객" } })).toMatchObject({ name: "고객" });
  expect((await admin.client.email.listSegments()).data.map((one) => one.id)).toContain(id);
  await admin.client.email.deleteSegment({ params });
  await expect(admin.client.email.getSegment({ params })).rejects.toMatchObject({ status: 404 });
});

test("a segment can be created with a view's filter, and isn't created with an invalid one", async () => {
  const either = { operator: "OR" as const, conditions: [fromEvent, { ...fromEvent, value: "다른 곳" }] };
  const filters = filterOfView({ entity: "lead", dealType: "", filter: either });
  const { id } = await admin.client.email.createSegment({ body: { name: "행사 리드", filters } });
  expect(await admin.client.email.getSegment({ params: { id } })).toMatchObject({ filters, record_count: 5 });
  const deals = filterOfView({ entity: "deal", dealType: "", filter: either });
  expect(await admin.client.email.createSegment({ body: { filters: deals } })).toMatchObject({ record_count: 0 });
  const before = (await admin.client.email.listSegments()).data.length;
  const gone = { operator: "AND" as const, conditions: [{ identifier: "cf_gone", condition: "isEmpty" as const }] };
  await expect(admin.client.email.createSegment({ body: { filters: gone } })).rejects.toMatchObject({ status: 400 });
  const picked = admin.client.email.createSegment({ body: { segment_type: "static", filters } });
  await expect(picked).rejects.toMatchObject({ status: 400 });
  expect((await admin.client.email.listSegments()).data).toHaveLength(before);
});

test("a filter on a deleted field is refused, and marks its segment as broken", async () => {
  const field = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "지워질 필드", type: "text" },
  });
  const condition = { identifier: field.id, condition: "is" as const, value: "값" };
  const { id } = await segmentOf(admin, [condition]);
  await admin.client.records.toggleField({ params: { entityId: "lead", fieldId: field.id }, query: { active: false } });
  expect(await admin.client.email.getSegment({ params: { id } })).toMatchObject({ record_count: 0, is_broken: true });
  const named = { status: 400, details: [expect.objectContaining({ identifier: field.id, code: "removed-field" })] };
  await expect(count(admin, [id])).rejects.toMatchObject(named);
  await expect(segmentOf(admin, [condition])).rejects.toMatchObject(named);
});

test("a segment of a scheduled campaign can't be deleted, and the refusal names the campaign", async () => {
  const { id } = await segmentOf(admin, [fromEvent]);
  const campaign = team.team.collection("campaigns").doc(randomUUID());
  await campaign.set({ name: "봄 소식", status: "scheduled", segment_ids: [id] });
  await expect(admin.client.email.deleteSegment({ params: { id } })).rejects.toMatchObject({
    status: 409,
    details: { campaigns: ["봄 소식"] },
  });
  await campaign.delete();
  await admin.client.email.deleteSegment({ params: { id } });
});

test("a member who sees only their own records has only those in an audience", async () => {
  const own = await createTenant({ row_access: "own" });
  await enableMarketing(own);
  const [boss, member] = [await own.member("admin"), await own.member("member")];
  const foreign = await createLead(boss, "남의 리드", "foreign@customer.example");
  await createLead(member, "내 리드", "mine@customer.example");
  const { id } = await segmentOf(boss);
  expect(await count(boss, [id])).toMatchObject({ recipients: 2 });
  expect(await count(member, [id])).toMatchObject({ records: 1, recipients: 1 });
  expect(await namesOf(member, id)).toEqual(["내 리드"]);
  expect(await pickedSegment(member, [foreign.id])).toMatchObject({ record_count: 0 });
});

test("a member of a team that masks sees masked addresses, and can't find anybody by them", async () => {
  const masked = await createTenant();
  await masked.team.collection("settings").doc("remote-config").set({ enable_masking: "", enable_marketing_email: "" });
  const [boss, member] = [await masked.member("admin"), await masked.member("member")];
  await createLead(boss, "리드", "secret@customer.example");
  const { id } = await segmentOf(boss);
  const { data } = await member.client.email.listSegmentRecords({ params: { id }, query: {} });
  expect(JSON.stringify(data)).not.toContain("secret");
  const search = { identifier: "email", condition: "contains" as const, value: "secret" };
  await expect(segmentOf(member, [search])).rejects.toMatchObject({ status: 400 });
});

test("a team without e-mail marketing has no segments", async () => {
  const other = await (await createTenant()).member("admin");
  await expect(other.client.email.listSegments()).rejects.toMatchObject({ status: 403, code: "PLAN_REQUIRED" });
});
