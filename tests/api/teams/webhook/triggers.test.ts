import { randomUUID } from "node:crypto";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { TRIGGER_TYPES } from "@dure/domain/teams/webhook/trigger-type";
import { beforeAll, describe, expect, test } from "vitest";
import { activeRouter, submit } from "../../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../../support/scheduling/booking";
import { bookSlot } from "../../../support/scheduling/reminders";
import { countQueued, untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { listeningWebhook, verified } from "../../../support/teams/webhook";
import { firstPipeline, unique } from "../../records/fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;
let webhook: Awaited<ReturnType<typeof listeningWebhook>>;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member()]);
  webhook = await listeningWebhook(admin);
});

const told = () => webhook.received.map((one) => verified(webhook.secret, one));
const toldOf = (type: TriggerType, id: string) =>
  until(() => told().find((one) => one.trigger_type === type && JSON.stringify(one.data).includes(id)), 100_000);

const entityId = "lead" as const;
const newLead = (body: object = {}) =>
  member.client.records.createLead({ body: { deal_name: unique("리드"), ...body } });

describe("a lead's events", () => {
  test("are sent when it is created, changed and deleted, with labels instead of ids", async () => {
    const { records } = admin.client;
    const options = [{ label: "스타터" }, { label: "프로" }];
    const query = {};
    const params = { entityId };
    const field = await records.createField({
      params,
      query,
      body: { label: "제품", type: "select", attributes: { options } },
    });
    const value = field.attributes.options?.[1]?.value;
    const company = await records.createCompany({ body: { name: unique("회사") } });
    const email = `${randomUUID()}@customer.example`;
    const custom_field = { [field.id]: value };
    const lead = await newLead({ email, company: { id: company.id }, assignee: member.uid, custom_field });
    expect((await toldOf("lead-created", lead.id)).data).toMatchObject({
      record: {
        id: lead.id,
        entity: "lead",
        email,
        company: { id: company.id, label: company.label },
        assignee: { id: member.uid, name: member.display_name, email: member.email },
        custom_fields: [{ id: field.id, label: "제품", type: "select", value: "프로" }],
      },
    });
    const place = { entityId, recordId: lead.id };
    await records.updateFieldValue({ params: { ...place, fieldId: "contract_amount" }, body: { value: 500 } });
    expect((await toldOf("lead-updated", lead.id)).data).toMatchObject({
      record: { contract_amount: 500 },
      changed_fields: ["contract_amount"],
    });
    await records.deleteRecord({ params: place });
    expect((await toldOf("lead-deleted", lead.id)).data).toMatchObject({
      record: { id: lead.id, contract_amount: 500 },
    });
    await records.restoreRecord({ params: place });
    await until(() => told().some(({ data }) => data.restored === true && JSON.stringify(data).includes(lead.id)));
  });

  test("include its deletion by a merge, with the target", async () => {
    const [target, source] = [await newLead(), await newLead()];
    const body = { target_id: target.id, source_ids: [source.id] };
    await admin.client.records.mergeRecords({ params: { entityId }, body });
    const { data } = await until(() => told().find((one) => one.data.merged_into === target.id));
    expect(data).toMatchObject({ record: { id: source.id } });
  });

  test("are unmasked, even if the team masks values", async () => {
    const masking = await createTenant();
    await masking.team.collection("settings").doc("remote-config").set({ enable_masking: true });
    const owner = await masking.member("admin");
    const { secret, untilReceived } = await listeningWebhook(owner, ["lead-created"]);
    const email = `${randomUUID()}@customer.example`;
    await owner.client.records.createLead({ body: { deal_name: "리드", email } });
    const [received] = await untilReceived(1);
    expect(received && verified(secret, received).data).toMatchObject({ record: { email } });
  });
});

test("a router's lead is blurred in events on a plan without routers", async () => {
  const free = await createTenant();
  const owner = await free.member("admin");
  const { secret, untilReceived } = await listeningWebhook(owner, ["lead-updated"]);
  const email = `${randomUUID()}@customer.example`;
  const lead = await owner.client.records.createLead({ body: { deal_name: "비밀", email } });
  await free.team.collection("records").doc(lead.id).update({ created_by: "router" });
  const place = { entityId, recordId: lead.id };
  await owner.client.records.updateFieldValue({ params: { ...place, fieldId: "contract_amount" }, body: { value: 1 } });
  const [received] = await untilReceived(1);
  expect(received && verified(secret, received).data).toMatchObject({ record: { id: lead.id, blurred: true } });
  expect(received?.body).not.toMatch(/비밀|customer\.example/);
});

describe("a deal's events", () => {
  test("are sent when it is created and deleted, and when it enters, moves in and leaves a pipeline", async () => {
    const pipeline = await firstPipeline(admin.client);
    const { records } = member.client;
    const lead = await newLead();
    const put = (place: number) =>
      records.allocateLeads({
        params: { id: pipeline.id },
        body: { stage_id: pipeline.stageId(place), lead_ids: [lead.id] },
      });
    const at = (place: number) => ({
      pipeline: { id: pipeline.id, name: pipeline.pipeline.title },
      stage: { id: pipeline.stageId(place), label: pipeline.stages[place]?.label },
    });
    await put(0);
    expect((await toldOf("pipeline-allocated", lead.id)).data).toMatchObject({ from: null, to: at(0) });
    await put(1);
    expect((await toldOf("pipeline-moved", lead.id)).data).toMatchObject({ from: at(0), to: at(1) });
    await records.deallocateLeads({ params: { id: pipeline.id }, body: { lead_ids: [lead.id] } });
    expect((await toldOf("pipeline-deallocated", lead.id)).data).toMatchObject({ from: at(1), to: null });
    const deal = await records.createDeal({
      params: { recordTypeId: pipeline.id },
      body: { deal_name: unique("딜"), stage_id: pipeline.stageId(0) },
    });
    expect((await toldOf("deal-created", deal.id)).data).toMatchObject({ record: { entity: "deal" } });
    await admin.client.records.deleteRecord({ params: { entityId: "deal", recordId: deal.id } });
    expect((await toldOf("deal-deleted", deal.id)).data).toMatchObject({ record: { id: deal.id } });
  });
});

test("a meeting's events are sent when it is booked, moved and canceled, without the invitee's secret", async () => {
  await connectGoogle(member);
  const page = await bookingPage(member);
  const [slot, other] = await slotsOf(page.id);
  if (!slot || !other) throw new Error("Too few free times.");
  const { id, email, uuid } = await bookSlot(page.id, slot);
  expect((await toldOf("meeting-created", id)).data).toMatchObject({
    meeting: { id, booking_page_id: page.id, date_range: slot, host: { id: member.uid }, cancelled: false },
  });
  expect((await toldOf("invitee-created", id)).data).toMatchObject({ invitee: { email }, meeting: { id } });
  const params = { id };
  const { scheduling } = member.client;
  await scheduling.rescheduleEvent({ params, query: {}, body: { ...other, reason: "출장" } });
  expect((await toldOf("meeting-rescheduled", id)).data).toMatchObject({
    meeting: { date_range: other },
    change: { reason: "출장", old_date_range: slot, new_date_range: other },
  });
  await scheduling.cancelEvent({ params, body: { reason: "취소" } });
  expect((await toldOf("meeting-cancelled", id)).data).toMatchObject({
    meeting: { cancelled: true },
    change: { reason: "취소", new_date_range: null },
  });
  expect(JSON.stringify(told())).not.toContain(uuid);
});

test("a submission's event has its questions and lead", async () => {
  const router = await activeRouter(tenant, admin);
  const email = `${randomUUID()}@visitor.example`;
  const { id } = await submit(router.id, { name: "손님", email });
  const { data } = await toldOf("form-submitted", id);
  expect(data).toMatchObject({
    submission: {
      id,
      email,
      router: { id: router.id, title: router.body.title },
      disqualified: true,
      answers: expect.arrayContaining([expect.objectContaining({ value: email })]),
    },
  });
  expect((data.submission as { record_id: unknown }).record_id).toEqual(expect.any(String));
});

test("every event type was sent, each event once with its own id", async () => {
  await untilIdle(tenant.teamId);
  expect([...new Set(told().map(({ trigger_type }) => trigger_type))].toSorted()).toEqual(
    [...TRIGGER_TYPES].toSorted(),
  );
  const ids = webhook.received.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { type, trigger_type } of told()) expect(type).toBe(trigger_type.replace("-", "."));
});

test("a webhook gets only its own event types, and nothing of other teams", async () => {
  const quiet = await listeningWebhook(admin, ["deal-created"]);
  const stranger = await (await createTenant()).member("admin");
  const elsewhere = await listeningWebhook(stranger);
  await newLead();
  await untilIdle(tenant.teamId);
  expect(quiet.received).toEqual([]);
  expect(elsewhere.received).toEqual([]);
});

test("an event queues no webhook job in a team without webhooks", async () => {
  const [without, having] = [await createTenant(), await createTenant()];
  const [owner, other] = [await without.member("admin"), await having.member("admin")];
  await listeningWebhook(other, ["deal-created"]);
  const jobsOfALead = async ({ teamId }: Tenant, { client }: Member) => {
    await untilIdle(teamId);
    const before = await countQueued(teamId);
    await client.records.createLead({ body: { deal_name: unique("리드") } });
    await untilIdle(teamId);
    return (await countQueued(teamId)) - before;
  };
  expect(await jobsOfALead(without, owner)).toBe((await jobsOfALead(having, other)) - 1);
});
