import { randomUUID } from "node:crypto";
import type { OutcomeSettings } from "@dure/domain/routing/router/group";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { beforeAll, describe, expect, test } from "vitest";
import { routerBody } from "../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot } from "../../support/scheduling/reminders";
import { firestore } from "../../support/suite/admin";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

let tenant: Tenant;
let admin: Member;
let colleague: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  colleague = await tenant.member();
  await firstPipeline(admin.client);
});

const newEmail = () => `${fresh("v")}@visitor.example`;
const question = (name: string, more: object = {}) => ({ name, label: name, type: "shortText" as const, ...more });

/** A router with one message for everybody, and further settings. */
const thanking = (settings: Partial<OutcomeSettings> = {}) => {
  const [field, group] = [randomUUID(), randomUUID()];
  return {
    fields: [{ id: field, name: "nullField", type: "null" as const }],
    rules: [{ from: field, cases: [{ operator: "nullAssert", to: { type: "group" as const, value: group } }] }],
    groups: [
      { id: group, value: group, type: "text" as const, props: { name: "모두", value: "감사해요.", ...settings } },
    ],
  };
};

/** The same router with a booking page. */
function booking(linkId: string, more: object = {}) {
  const { groups, ...rest } = thanking();
  return { ...rest, groups: groups.map(({ id, value }) => ({ id, value, props: { name: "상담", linkId, ...more } })) };
}

/** Waits for a submission's row to get its lead. */
const recorded = (routerId: string, id: string): Promise<SubmissionRow> =>
  until(async () => {
    const row = await rowOf(tenant, routerId, id);
    return row?.recorded && row;
  }, 60_000);

const recordOf = async (id: string | null) => (await stored(tenant.teamId, "records")).find((one) => one.id === id);
const leadsOf = async (email: string) =>
  (await stored(tenant.teamId, "records")).filter((one) => one.kind === "lead" && one.email === email);
const submissionsOf = async (id: string | null) =>
  (await admin.client.forms.listFormSubmissions({ params: { id: id ?? "" }, query: {} })).data;

describe("a submission", () => {
  test.each([
    ["agrees", true, "v8"],
    ["does not agree", false, null],
  ])("of a visitor who %s to it connects the lead's visits, or doesn't", async (_, agreed, visitorId) => {
    const body = routerBody();
    const consent = question("visits", { type: "consent", customer_journey_data_consent: true });
    const router = await activeRouter(tenant, admin, {
      ...booking((await pageOf(admin)).id),
      form: { ...body.form, components: [...body.form.components, consent] },
    });
    const answers = { name: "오지훈", email: newEmail(), visits: agreed };
    const { id, answer } = await submit(router.id, answers, { visitor_id: "v8" });
    expect(JSON.stringify(answer.outcome).includes("visitor_id=v8")).toBe(agreed);
    const { record_id } = await recorded(router.id, id);
    expect(await recordOf(record_id)).toMatchObject({ visitor_id: visitorId });
  });

  test("creates one lead with all its answers, its company and its contact", async () => {
    const custom = await admin.client.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { type: "number", label: "인원", attributes: { precision: 0 } },
    });
    const body = routerBody();
    const components = [
      ...body.form.components,
      ...["phone", "company", "site", "boss", "seats", "amount"].map((name) => question(name)),
    ];
    const router = await activeRouter(tenant, admin, {
      ...thanking({ assignee_setting: { user_id: colleague.uid } }),
      title: "홈페이지 문의",
      form: { ...body.form, components },
      metadata: { mappings: { fullName: "name", email: "email", phone: "phone", company: "company" } },
      form_field_mapping: {
        ...{ site: "company:url", boss: "contact:name", amount: "lead:contract_amount" },
        seats: `lead:${custom.id}`,
      },
    });
    const [email, company] = [newEmail(), fresh("회사 ")];
    const answers = { name: "오지훈", email, phone: "010-1234-5678", company, site: "hanbit.example", boss: "김대표" };
    const { id } = await submit(
      router.id,
      { ...answers, seats: "12", amount: "1,200,000" },
      { visitor_id: "v7", utm: { utm_source: "naver" }, nice_id: "1101110000001" },
    );
    const row = await recorded(router.id, id);
    expect(row).toMatchObject({ status: "assigned", assignee: colleague.uid });
    const lead = await recordOf(row.record_id);
    expect(lead).toMatchObject({
      ...{ kind: "lead", deal_name: `${company} 오지훈`, first_name: "지훈", email, visitor_id: "v7" },
      ...{ assignee: colleague.uid, incoming_source: "홈페이지 문의", utm_source: "naver", contract_amount: 1_200_000 },
      phone_number: { dial_code: "+82", value: "1012345678" },
      custom: { [custom.id]: 12 },
    });
    expect(await recordOf(lead?.company_id as string)).toMatchObject({
      ...{ name: company, url: "hanbit.example", nice_id: "1101110000001" },
    });
    expect(await recordOf(lead?.contact_id as string)).toMatchObject({ last_name: "김", first_name: "대표", email });
    expect(await submissionsOf(row.record_id)).toEqual([
      expect.objectContaining({
        incoming_channel: { title: "홈페이지 문의", type: "router", linkId: router.id, delete: false },
        scheduled_event: null,
        disqualified: false,
        utms: { utm_source: "naver" },
        answers: expect.arrayContaining([{ label: "seats", value: "12" }]),
      }),
    ]);
  });

  test("of the same address reuses its open lead, even concurrently", async () => {
    const router = await activeRouter(tenant, admin, thanking());
    const email = newEmail();
    const ids = (await Promise.all([1, 2, 3].map(() => submit(router.id, { name: "오지훈", email })))).map(
      ({ id }) => id,
    );
    const rows = await Promise.all(ids.map((id) => recorded(router.id, id)));
    expect(new Set(rows.map(({ record_id }) => record_id)).size).toBe(1);
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await submissionsOf(rows[0]?.record_id ?? null)).toHaveLength(3);
    await queueJob({ teamId: tenant.teamId, name: "record-submissions", payload: {} });
    await untilIdle(tenant.teamId);
    const told = (await eventsOf(tenant.teamId, "submission.created")).map(({ after }) => (after as SubmissionRow).id);
    expect(told.filter((id) => ids.includes(id))).toHaveLength(3);
  });

  test("becomes a deal if its outcome says so, and a disqualified one is marked", async () => {
    const { id: record_type_id, stageId } = await firstPipeline(admin.client);
    const into = { record_type_id, stage_id: stageId(1) };
    const deals = await activeRouter(tenant, admin, thanking({ form_submissions_mapping: into }));
    const deal = await recorded(deals.id, (await submit(deals.id, { name: "가", email: newEmail() })).id);
    expect(await recordOf(deal.record_id)).toMatchObject(into);
    const nobody = await activeRouter(tenant, admin);
    const lost = await recorded(nobody.id, (await submit(nobody.id, { name: "나", email: newEmail() })).id);
    expect(await submissionsOf(lost.record_id)).toMatchObject([{ disqualified: true, scheduled_event: null }]);
  });

  test("without a meeting is assigned to an active member of the group", async () => {
    const page = await pageOf(admin);
    const group = { without_meeting: true, assignee_ids: [colleague.uid] };
    const router = await activeRouter(tenant, admin, booking(page.id, group));
    const { id, answer } = await submit(router.id, { name: "가", email: newEmail() }, { language: "ko" });
    expect(answer.outcome).toEqual({ type: "text", value: "신청이 완료되었어요." });
    const row = await recorded(router.id, id);
    expect(row).toMatchObject({ status: "assigned", assignee: colleague.uid });
    expect(await recordOf(row.record_id)).toMatchObject({ assignee: colleague.uid });
  });

  test("without a meeting is assigned to the group's members in turn, even concurrently", async () => {
    const page = await pageOf(admin);
    const assignee_ids = [admin.uid, colleague.uid];
    const router = await activeRouter(tenant, admin, booking(page.id, { without_meeting: true, assignee_ids }));
    const assigneeOf = async (email: string) => {
      const { id } = await submit(router.id, { name: "가", email });
      return (await recorded(router.id, id)).assignee;
    };
    const known = newEmail();
    expect([await assigneeOf(known), await assigneeOf(newEmail())]).toEqual(assignee_ids);
    // A lead that is already open keeps its assignee, so no turn is taken.
    expect([await assigneeOf(known), await assigneeOf(newEmail())]).toEqual([admin.uid, admin.uid]);
    const rush = await Promise.all(Array.from({ length: 5 }, () => assigneeOf(newEmail())));
    expect(rush.filter((uid) => uid === colleague.uid)).toHaveLength(3);
    // An open lead without an assignee takes a turn, like a new lead.
    const ownerless = newEmail();
    await admin.client.records.createLead({ body: { deal_name: "담당자 없음", email: ownerless, assignee: null } });
    expect([await assigneeOf(ownerless), await assigneeOf(newEmail())]).toEqual(assignee_ids);
    expect(await leadsOf(ownerless)).toMatchObject([{ deal_name: "담당자 없음", assignee: admin.uid }]);
  });

  test("is posted once to its outcome's channel", async () => {
    const { workspace, channel } = await connectSlack(admin);
    const router = await activeRouter(
      tenant,
      admin,
      thanking({ form_submission_noti_setting: { slack_channel: channel.id } }),
    );
    const email = newEmail();
    await submit(router.id, { name: "<오지훈>", email });
    const posts = async () => (await postsIn(workspace)).filter(({ text }) => text.includes(email));
    await until(async () => (await posts()).length > 0, 60_000);
    await untilIdle(tenant.teamId);
    expect(await posts()).toMatchObject([
      { channel: "영업-미팅", text: expect.stringContaining("이름: &lt;오지훈&gt;") },
    ]);
  });
});

const pageOf = async (member: Member) => {
  await connectGoogle(member).catch(() => undefined);
  return bookingPage(member);
};

describe("a submission that is led to a booking page", () => {
  async function booked(place: number) {
    const page = await pageOf(admin);
    const router = await activeRouter(tenant, admin, booking(page.id));
    const email = newEmail();
    const { id, answer } = await submit(router.id, { name: "오지훈", email }, { visitor_id: "v9", language: "ko" });
    const slot = (await slotsOf(page.id, 5, 14))[place];
    if (!slot) throw new Error("No free time.");
    return { page, router, email, id, answer, slot, submission: { id, router_id: router.id } };
  }
  const statusOf = (routerId: string, id: string, status: SubmissionRow["status"]) =>
    until(async () => {
      const row = await rowOf(tenant, routerId, id);
      return row.status === status && row;
    }, 60_000);

  test("passes its answers on, and its lead has the meeting", async () => {
    const { page, router, email, id, answer, slot, submission } = await booked(0);
    const { outcome } = answer;
    const url = new URL(outcome.type === "routeTo" ? outcome.url : "", "https://app.example");
    expect(url.pathname).toBe(`/book/${page.id}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ submission: id, router: router.id, visitor_id: "v9", lang: "ko" },
    });
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ name: "오지훈", email });
    // The meeting's event may arrive before the submission has its lead.
    const event = await bookSlot(page.id, slot, { email: newEmail(), name: "오지훈" }, { submission });
    const row = await statusOf(router.id, id, "confirmed");
    expect(row).toMatchObject({ scheduledEventId: event.id, organizer: admin.uid, cancelledAt: null });
    const { data } = await admin.client.scheduling.listScheduledEvents({ query: { router_linkId: router.id } });
    expect(data.map((one) => one.id)).toEqual([event.id]);
    const { record_id } = await recorded(router.id, id);
    const shown = await until(async () => {
      const [one] = await submissionsOf(record_id);
      return (one?.incoming_channel.type === "router" && one.scheduled_event) || false;
    }, 60_000);
    expect(shown).toMatchObject({ id: event.id });
    expect(await submissionsOf(record_id)).toHaveLength(1);
    expect([...(await leadsOf(email)), ...(await leadsOf(event.email))].map((lead) => lead.id)).toEqual([record_id]);
    expect((await recordOf(record_id))?.assignee).toBe(admin.uid);

    await admin.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
    expect(await statusOf(router.id, id, "cancelled")).toMatchObject({ cancelledAt: expect.any(String) });
    // The time is free after the host's calendar has deleted the event.
    const again = await until(
      () => bookSlot(page.id, slot, { email, name: "오지훈" }, { submission }).catch(() => undefined),
      60_000,
    );
    expect(await statusOf(router.id, id, "confirmed")).toMatchObject({ scheduledEventId: again.id, cancelledAt: null });
    expect([...(await leadsOf(email)), ...(await leadsOf(event.email))].map((lead) => lead.id)).toEqual([record_id]);
  }, 120_000);

  test("stores personal data only in its row and lead, and gets the first answer when it is repeated", async () => {
    const router = await activeRouter(tenant, admin, booking((await pageOf(admin)).id));
    const typed = { name: "오지훈", email: newEmail() };
    const { id, answer } = await submit(router.id, typed);
    await recorded(router.id, id);
    const kept = JSON.stringify((await firestore.doc(`submissions/${id}`).get()).data());
    expect(kept).toContain(router.id);
    for (const text of Object.values(typed)) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(encodeURIComponent(text));
    }
    expect((await submit(router.id, typed, { id })).answer).toEqual(answer);
    const { status, answer: guessed } = await submit(router.id, {}, { id });
    expect([status, JSON.stringify(guessed)]).toEqual([
      201,
      expect.not.stringContaining(encodeURIComponent(typed.email)),
    ]);
  });

  test("is not confirmed by a booking of another page", async () => {
    const { router, id, slot, submission } = await booked(2);
    const other = await pageOf(admin);
    const event = await bookSlot(other.id, slot, {}, { submission });
    await until(
      async () => (await eventsOf(tenant.teamId, "meeting.recorded")).some(({ after }) => isOf(after, event.id)),
      60_000,
    );
    await recorded(router.id, id);
    expect(await rowOf(tenant, router.id, id)).toMatchObject({ status: "submitted", scheduledEventId: null });
  });
});

const isOf = (about: unknown, id: string): boolean => (about as { id: string }).id === id;
