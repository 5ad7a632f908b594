import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { untilDelivered } from "../../support/notifications/delivery";
import { activeNotification, createDealDue } from "../../support/notifications/notification";
import { activeRouter, submit } from "../../support/routing/submission";
import { bookEvent, bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { call } from "../../support/suite/call";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const TIMEOUT_MS = 180_000;

let tenant: Tenant;
let admin: Member;
let workspace: string;
let channel: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin", { display_name: "김관리" });
  const connected = await connectSlack(admin);
  workspace = connected.workspace;
  channel = connected.channel.id;
});

type Trigger = NonNullable<Parameters<typeof activeNotification>[2]>["trigger"];
const on = (title: string, trigger: Trigger, changes = {}) =>
  activeNotification(admin, channel, { title, trigger, action: { channel }, ...changes });

/** The posts of a setting, found by the setting's title. */
const postsOf = async (title: string) =>
  (await postsIn(workspace)).filter(({ blocks }) => JSON.stringify(blocks).includes(title));

test(
  "a deal that reaches a stage or a value is posted once per change",
  async () => {
    const deal = await createDealDue(admin, "단계 딜", "2030-01-01");
    const { data } = await admin.client.records.listPipelines({});
    const stages = data[0]?.statuses.flatMap((status) => status.stages) ?? [];
    const [first, second] = stages;
    if (!first || !second) throw new Error("The deal type has one stage only.");
    const target = { entity_type: "deal" as const };
    const stage = await on("단계알림", { type: "stage_changed", target: { ...target, id: `stage:${second.id}` } });
    const field = await on("금액알림", {
      ...{ type: "field_changed", value: "5000" },
      target: { ...target, id: "field:contract_amount" },
    });
    const params = { entityId: "deal" as const, recordId: deal.id };
    await admin.client.records.updateFieldValue({
      params: { ...params, fieldId: "contract_amount" },
      body: { value: 1 },
    });
    await admin.client.records.updateFieldValue({
      params: { ...params, fieldId: "contract_amount" },
      body: { value: 5000 },
    });
    await admin.client.records.allocateLeads({
      params: { id: data[0]?.id ?? "" },
      body: { lead_ids: [deal.id], stage_id: second.id },
    });
    await untilDelivered(tenant.teamId, field.id, 1);
    await untilDelivered(tenant.teamId, stage.id, 1);
    await untilIdle(tenant.teamId);
    expect(await postsOf("단계알림")).toHaveLength(1);
    expect(await postsOf("금액알림")).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test(
  "a submission and a meeting are posted with their lead",
  async () => {
    const router = await activeRouter(tenant, admin);
    const form = await on("폼알림", { type: "form_submitted", target: { id: `form:${router.id}` } });
    const other = await on("다른폼알림", { type: "form_submitted", target: { id: "form:other" } });
    await submit(router.id, { name: "오지훈", email: "jihun@event-notice.example" });
    await untilDelivered(tenant.teamId, form.id, 1);

    await connectGoogle(admin);
    const page = await bookingPage(admin);
    const booked = await on("예약알림", { type: "meeting_booked" });
    const cancelled = await on("취소알림", { type: "meeting_cancelled" });
    const event = await bookEvent(page, { name: "박예약" });
    await untilDelivered(tenant.teamId, booked.id, 1);
    await admin.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "일정" } });
    await untilDelivered(tenant.teamId, cancelled.id, 1);
    await untilIdle(tenant.teamId);
    expect(await postsOf("폼알림")).toHaveLength(1);
    expect(await postsOf("예약알림")).toHaveLength(1);
    expect(await postsOf("취소알림")).toHaveLength(1);
    const log = await admin.client.notifications.listNotificationLog({ params: { id: other.id }, query: {} });
    expect(log.data).toEqual([]);

    // Simulates a meeting that was canceled before it was linked to its lead.
    const early = await on("이른취소알림", { type: "meeting_cancelled" });
    const [[told], [recorded]] = await Promise.all([
      eventsOf(tenant.teamId, "meeting.cancelled"),
      eventsOf(tenant.teamId, "meeting.recorded"),
    ]);
    const record_id = Reflect.get(Object(recorded?.after), "record_id");
    const meeting = told?.after as Record<string, unknown>;
    const [before, after] = [null, record_id].map((id) => ({ ...meeting, record_id: id }));
    const linked = { ...told, type: "meeting.updated", before, after };
    await putInOutbox(tenant.team, `${randomUUID()}-0`, linked);
    await untilDelivered(tenant.teamId, early.id, 1);
    await untilIdle(tenant.teamId);
    expect(await postsOf("이른취소알림")).toHaveLength(1);
    expect(await postsOf("취소알림")).toHaveLength(2);
  },
  TIMEOUT_MS,
);

test(
  "an assignee gets a notice and reads it, and nobody else does",
  async () => {
    const member = await tenant.member("member");
    const action = { type: "in_app" as const, channel: "assignee", message: "{{title}} 담당이 되었어요" };
    const setting = await on("배정알림", { type: "record_assigned", target: { entity_type: "deal" } }, { action });
    const deal = await createDealDue(admin, "배정 딜", "2030-01-01", member.uid);
    await untilDelivered(tenant.teamId, setting.id, 1);
    const list = () => member.client.notifications.listNotices({ query: {} });
    const { data, unread } = await list();
    expect(unread).toBe(1);
    expect(data).toMatchObject([
      {
        title: "배정알림",
        message: "배정 딜 담당이 되었어요",
        assignee: member.display_name,
        record: { id: deal.id, entity_type: "deal" },
        read_at: null,
      },
    ]);
    const id = data[0]?.id ?? "";
    expect((await call(admin.idToken, "PUT", `/notifications/${id}/read`)).status).toBe(404);
    await member.client.notifications.markNoticeRead({ params: { id } });
    expect(await list()).toMatchObject({ unread: 0 });
    await createDealDue(admin, "둘째 딜", "2030-01-01", member.uid);
    await until(async () => (await list()).unread === 1, 90_000);
    await member.client.notifications.markAllNoticesRead({});
    expect(await list()).toMatchObject({ unread: 0, is_last: true });
    const log = await admin.client.notifications.listNotificationLog({ params: { id: setting.id }, query: {} });
    expect(log.data.map(({ state, via, record }) => [state, via, record?.label])).toEqual([
      ["sent", "in_app", "둘째 딜"],
      ["sent", "in_app", "배정 딜"],
    ]);
  },
  TIMEOUT_MS,
);

test(
  "a member gets one mail, even if the event is processed twice",
  async () => {
    const reader = await tenant.member("member", { display_name: "이독자" });
    const action = { type: "email" as const, channel: reader.uid, message: "새 리드예요" };
    const setting = await on("새리드알림", { type: "record_created", target: { entity_type: "lead" } }, { action });
    await admin.client.records.createLead({ body: { deal_name: "메일 리드", assignee: admin.uid } });
    await untilDelivered(tenant.teamId, setting.id, 1);
    const mail = await mailTo(reader.email, "새리드알림");
    expect(mail.subject).toBe("[두레] 새리드알림: 메일 리드");
    expect(mail.text).toContain("새 리드예요");
    expect(mail.text).toContain("담당자: 김관리");
    expect(mail.text).toContain("/leads/");
    await untilIdle(tenant.teamId);
    expect(await mailsTo(reader.email, "새리드알림")).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test(
  "a member who turned a channel off gets nothing there, which the log shows",
  async () => {
    const quiet = await tenant.member("member", { display_name: "조용한" });
    expect(await quiet.client.notifications.getNoticePreferences({})).toEqual({ in_app: true, email: true });
    await quiet.client.notifications.setNoticePreferences({ body: { email: false } });
    expect(await quiet.client.notifications.getNoticePreferences({})).toEqual({ in_app: true, email: false });
    const trigger = { type: "record_created" as const, target: { entity_type: "company" as const } };
    const to = (type: "email" | "in_app") =>
      on(`조용한 ${type}`, trigger, { action: { type, channel: quiet.uid, message: "" } });
    const [mail, notice] = [await to("email"), await to("in_app")];
    await admin.client.records.createCompany({ body: { name: "조용한 회사" } });
    const logOf = async (id: string) =>
      (await admin.client.notifications.listNotificationLog({ params: { id }, query: {} })).data;
    await until(async () => (await logOf(mail.id))[0]?.reason === "muted", 90_000);
    await untilDelivered(tenant.teamId, notice.id, 1);
    expect(await mailsTo(quiet.email, "조용한 email")).toEqual([]);
  },
  TIMEOUT_MS,
);
