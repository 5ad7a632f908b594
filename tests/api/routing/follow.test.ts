import { randomUUID } from "node:crypto";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { beforeAll, describe, expect, test } from "vitest";
import { routerBody, routerOf } from "../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot } from "../../support/scheduling/reminders";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

/** Background work may take long on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Tests how a router reacts when something that it refers to changes. */
let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  await connectGoogle(admin);
});

const at = (id: string) => ({ params: { id }, query: {} });
const read = (id: string) => admin.client.routing.getRouter(at(id));
const subPage = async (title = "Group") => (await bookingPage(admin, { mode: "sub", title })).id;

/** A router whose rules lead everybody with a name to one group. */
const leadingTo = (groups: unknown[]) => {
  const [first] = groups as { id: string }[];
  const to = { type: "group", value: first?.id };
  return {
    groups,
    fields: [{ id: "f", name: "name", type: "string" }],
    rules: groups.length > 0 ? [{ from: "f", cases: [{ operator: "isNotEmpty", to }] }] : [],
  } as never as Pick<ReturnType<typeof routerBody>, "groups" | "fields" | "rules">;
};
const meeting = (linkId: string, props = {}) => ({ id: "g", value: "g", type: "routeTo", props: { linkId, ...props } });
const exists = (id: string) =>
  admin.client.scheduling.getBookingPage({ params: { id } }).then(
    () => true,
    () => false,
  );

describe("when a deal type is deleted", () => {
  const dealType = async (title: string) => {
    const statuses = [{ status: "IN_SALES" as const, stages: [{ label: "New" }, { label: "Talk" }] }];
    const { id, statuses: made } = await admin.client.records.createPipeline({ body: { title, statuses } });
    const [, second = ""] = made.flatMap(({ stages }) => stages.map((stage) => stage.id));
    return { id, second };
  };
  const mappingOf = async (id: string) => (await read(id)).default.settings.form_submissions_mapping;
  const into = (record_type_id: string, stage_id: string | null) =>
    routerOf(admin, {
      default: {
        ...routerBody().default,
        settings: { form_submissions_mapping: { record_type_id, stage_id } },
      } as never,
    });

  test("its routers create leads, and other routers don't change", async () => {
    const [gone, kept] = [await dealType("Gone"), await dealType("Kept")];
    const [one, other] = [await into(gone.id, gone.second), await into(kept.id, kept.second)];
    await admin.client.records.deletePipeline({ params: { id: gone.id } });
    await until(async () => (await mappingOf(one.id)).record_type_id === null, TIMEOUT_MS);
    expect(await mappingOf(one.id)).toEqual({ record_type_id: null, stage_id: null });
    expect(await mappingOf(other.id)).toEqual({ record_type_id: kept.id, stage_id: kept.second });
  });

  test("or only a stage, its routers create deals at the first one", async () => {
    const type = await dealType("Short");
    const { id } = await into(type.id, type.second);
    await admin.client.records.deleteStage({ params: { id: type.id, stageId: type.second } });
    await until(async () => (await mappingOf(id)).stage_id === null, TIMEOUT_MS);
    expect(await mappingOf(id)).toEqual({ record_type_id: type.id, stage_id: null });
  });
});

describe("members of routers", () => {
  const impact = async ({ uid }: Member) =>
    (await admin.client.teams.getDeactivationImpact({ params: { teamId: tenant.teamId, userId: uid } })).data;
  const deactivate = ({ uid }: Member) =>
    admin.korean.teams.setActivation({ params: { teamId: tenant.teamId, userId: uid }, body: { active: false } });

  test("can't be deactivated while leads are assigned to them", async () => {
    const member = await tenant.member();
    const disqualified = routerBody().default;
    const settings = { assignee_setting: { user_id: member.uid } };
    const { id, body } = await routerOf(admin, { title: "문의", default: { ...disqualified, settings } as never });
    expect(await impact(member)).toEqual([{ id, type: "router", title: "문의" }]);
    const refused = deactivate(member);
    await expect(refused).rejects.toMatchObject({ status: 409 });
    await expect(refused).rejects.toThrow("라우터 ‘문의’에 배정된 멤버예요.");
    await admin.client.routing.putRouter({ ...at(id), body: { ...body, default: disqualified } });
    await deactivate(member);
    const again = admin.client.routing.putRouter({ ...at(id), body });
    await expect(again).rejects.toMatchObject({ status: 400, details: { user_ids: [member.uid] } });
  });

  test("are shown the router for a group's meetings, not the page behind it", async () => {
    const page = await subPage();
    const { id } = await routerOf(admin, { title: "상담", ...leadingTo([meeting(page)]) });
    const duties = await impact(admin);
    expect(duties).toContainEqual({ id, type: "router", title: "상담" });
    expect(duties.map((duty) => duty.id)).not.toContain(page);
  });
});

describe("mapped fields", () => {
  test("must be chosen again once they are archived", async () => {
    const field = await admin.client.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { label: "예산", type: "text" },
    });
    const { id, body } = await routerOf(admin, {
      form_field_mapping: { name: `lead:${field.id}`, email: "contact:email" },
    });
    await admin.client.records.toggleField({
      params: { entityId: "lead", fieldId: field.id },
      query: { active: "false" },
    } as never);
    const change = (title: string, form_field_mapping: Record<string, string>) =>
      admin.client.routing.putRouter({ ...at(id), body: { ...body, title, form_field_mapping } });
    await expect(change("새", body.form_field_mapping)).rejects.toMatchObject({
      status: 400,
      details: [{ step: "form", target: "name" }],
    });
    await expect(admin.client.routing.activateWorkflow({ params: { id } })).rejects.toMatchObject({ status: 400 });
    await admin.client.routing.renameWorkflow({ params: { id }, body: { name: "이름만" } });
    await expect(change("새", { name: "lead:created_at" })).rejects.toMatchObject({ status: 400 });
    await expect(change("새", { name: "company:name" })).resolves.toMatchObject({ title: "새" });
  });

  test("can't be unique", async () => {
    const field = await admin.client.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { label: "고객 번호", type: "text", attributes: { unique: true } },
    });
    await expect(routerOf(admin, { form_field_mapping: { name: `lead:${field.id}` } })).rejects.toMatchObject({
      status: 400,
      details: [{ step: "form", target: "name", message: expect.stringContaining("unique") }],
    });
  });
});

describe("booking pages of groups", () => {
  test("are deleted with their group, and other pages are kept", async () => {
    const [first, second, own] = [await subPage(), await subPage(), (await bookingPage(admin)).id];
    const { id, body } = await routerOf(admin, leadingTo([meeting(first)]));
    await admin.client.routing.putRouter({ ...at(id), body: { ...body, ...leadingTo([meeting(own)]) } });
    await until(async () => !(await exists(first)), TIMEOUT_MS);
    await admin.client.routing.putRouter({ ...at(id), body: { ...body, ...leadingTo([meeting(second)]) } });
    await admin.client.routing.deleteRouter({ params: { id } });
    await until(async () => !(await exists(second)), TIMEOUT_MS);
    expect(await exists(own)).toBe(true);
    expect((await eventsOf(tenant.teamId, "booking-page.deleted")).length).toBe(2);
  });

  test("are kept if their group is back before its removal is processed", async () => {
    const [page, lost] = [await subPage(), await subPage()];
    const { router } = await routerOf(admin, leadingTo([meeting(page)]));
    const [group] = router.groups;
    const before = { ...router, groups: [group, { ...group, props: { ...group?.props, linkId: lost } }] };
    const event = { type: "router.changed", before, after: { ...router, groups: [] } };
    for (const id of [randomUUID(), randomUUID()]) await putInOutbox(tenant.team, id, event);
    await until(async () => !(await exists(lost)), TIMEOUT_MS);
    expect(await exists(page)).toBe(true);
  });

  test("can't be those of another team", async () => {
    const stranger = await (await createTenant({ plan: "PRO" })).member();
    const page = await subPage();
    await expect(routerOf(stranger, leadingTo([meeting(page)]))).rejects.toMatchObject({
      status: 400,
      details: [{ step: "actions", target: "g" }],
    });
    const without = meeting("anything", { without_meeting: true, assignee_ids: [stranger.uid] });
    await expect(routerOf(stranger, leadingTo([without]))).resolves.toMatchObject({ router: { status: "inactive" } });
  });
});

test("a submission is booked while its meeting waits for approval, and canceled if it is declined", async () => {
  const page = await bookingPage(admin, { mode: "sub", approval: true });
  const router = await activeRouter(tenant, admin, leadingTo([meeting(page.id)]));
  const { id } = await submit(router.id, { name: "오지훈", email: "jihun@visitor.example" });
  const untilRow = (is: (row: SubmissionRow) => boolean) =>
    until(async () => {
      const row = await rowOf(tenant, router.id, id);
      return is(row) && row;
    }, TIMEOUT_MS);
  await untilRow(({ recorded }) => recorded);
  const [slot] = await slotsOf(page.id, 5);
  if (!slot) throw new Error("No free time.");
  const event = await bookSlot(page.id, slot, {}, { submission: { id, router_id: router.id } });
  const asked = await untilRow(({ status }) => status === "requested");
  expect(asked).toMatchObject({ scheduledEventId: event.id, confirmedAt: null, organizer: admin.uid });
  const shown = await tenant.team.collection("form-submissions").doc(id).get();
  expect(shown.data()).toMatchObject({ has_chosen_time: true, scheduled_event: null });
  await admin.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "휴가" } });
  expect(await untilRow(({ status }) => status === "cancelled")).toMatchObject({ confirmedAt: null });
});

test("a deleted router is recorded as gone for its leads' submissions", async () => {
  const { id } = await routerOf(admin);
  await admin.client.routing.deleteRouter({ params: { id } });
  const gone = () => tenant.team.collection("gone-channels").doc(id).get();
  await until(async () => (await gone()).exists, TIMEOUT_MS);
});
