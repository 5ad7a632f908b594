import { MAX_REPORTS } from "@dure/domain/reports/dashboard/report";
import { defaultNestedFilter } from "@dure/domain/reports/setting/conversion-setting";
import { IDEMPOTENCY_HEADER } from "@dure/domain/shared/headers";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
});

type Reports = Member["client"]["reports"];
type NewReport = Parameters<Reports["createReport"]>[0]["body"];

const GENERAL = { type: "general", setting: {} } as const;
const reports = () => admin.client.reports;
const make = (title = "영업") => reports().createDashboard({ body: { title } });
const add = (dashboardId: string, body: NewReport = GENERAL) =>
  reports().createReport({ params: { dashboardId }, body });
const get = (id: string) => reports().getDashboard({ params: { id } });
const refused = (status: number, code?: string) => ({
  status,
  ...(code && { data: expect.objectContaining({ code }) }),
});

describe("dashboards", () => {
  test("can be created and seen by every member, and the oldest opens until one is the default", async () => {
    const own = await createTenant();
    const [first, second] = [await own.member("admin"), await own.member("member")];
    expect(await first.client.reports.listDashboards({})).toEqual([]);
    const oldest = await first.client.reports.createDashboard({ body: { title: "매출" } });
    const newer = await second.client.reports.createDashboard({ body: { title: "  미팅  " } });
    expect(newer).toMatchObject({ title: "미팅", reports: [] });
    const listed = (...marks: [boolean, boolean][]) =>
      [oldest, newer].map(({ id, title }, place) => ({
        ...{ id, title },
        ...{ is_default: marks[place]?.[0], is_last_viewed: marks[place]?.[1] },
      }));
    expect(await first.client.reports.listDashboards({})).toEqual(listed([true, false], [false, false]));

    await second.client.reports.setDefaultDashboard({ params: { id: newer.id } });
    await second.client.identity.setInterfaceState({ body: { last_dashboard_id: oldest.id } });
    expect(await second.client.reports.listDashboards({})).toEqual(listed([false, true], [true, false]));
    expect(await first.client.reports.listDashboards({})).toEqual(listed([false, false], [true, false]));
    await second.client.reports.setDefaultDashboard({ params: { id: oldest.id } });
    expect(await first.client.reports.listDashboards({})).toEqual(listed([true, false], [false, false]));
  });

  test("the last one can't be deleted, even if the last two are deleted at once", async () => {
    const { client } = await (await createTenant()).member("admin");
    const made = [];
    for (const title of ["하나", "둘"]) made.push(await client.reports.createDashboard({ body: { title } }));
    const tried = await Promise.allSettled(made.map(({ id }) => client.reports.deleteDashboard({ params: { id } })));
    expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await client.reports.listDashboards({});
    expect(left).toMatchObject([{ is_default: true }]);
    const [{ id } = { id: "" }] = left;
    await expect(client.reports.deleteDashboard({ params: { id } })).rejects.toMatchObject({
      status: 409,
      message: "The last dashboard can't be deleted. Please create another one first.",
    });
  });

  test("can be renamed, need a name, and are deleted with their reports", async () => {
    const { id } = await make();
    const report = await add(id);
    expect(await reports().renameDashboard({ params: { id }, body: { title: "분기" } })).toMatchObject({
      title: "분기",
    });
    for (const title of ["", "   ", "가".repeat(101)])
      expect(await call(admin.idToken, "PATCH", `/dashboards/${id}/title`, { title })).toMatchObject({ status: 400 });
    expect(await call(admin.idToken, "POST", "/dashboards", { title: "" })).toMatchObject({
      status: 400,
      body: { details: [{ message: "Please enter a name for the dashboard." }] },
    });
    await make("다른 것");
    await reports().deleteDashboard({ params: { id } });
    await expect(get(id)).rejects.toMatchObject(refused(404));
    await expect(reports().getReport({ params: { id: report.id } })).rejects.toMatchObject(refused(404));
    await expect(add(id)).rejects.toMatchObject(refused(404));
    await expect(reports().setDefaultDashboard({ params: { id } })).rejects.toMatchObject(refused(404));
  });

  test("are created once for a repeated request", async () => {
    const before = await reports().listDashboards({});
    const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const click = () => call(admin.idToken, "POST", "/dashboards", { title: "한 번" }, key);
    const [first, again] = [await click(), await click()];
    expect(again.body).toEqual(first.body);
    expect((await reports().listDashboards({})).length).toBe(before.length + 1);
  });

  test("are copied with their reports, in the same places", async () => {
    const { id } = await make("원본");
    const report = await add(id, { ...GENERAL, title: "딜 수" });
    const view_setting = { x: 2, y: 0, w: 4, h: 3 };
    await reports().arrangeDashboard({ params: { id }, body: { settings: [{ id: report.id, view_setting }] } });
    const copy = await reports().duplicateDashboard({ params: { id } });
    expect(copy).toMatchObject({
      title: "원본 (copy)",
      is_default: false,
      reports: [{ title: "딜 수", view_setting }],
    });
    expect(copy.id).not.toBe(id);
    expect(copy.reports[0]?.id).not.toBe(report.id);
    expect(await get(copy.id)).toEqual(copy);
  });
});

describe("the layout", () => {
  test("moves the given reports, but not those of other dashboards", async () => {
    const [one, other] = [await make(), await make()];
    const [left, right, foreign] = [await add(one.id), await add(one.id), await add(other.id)];
    const place = (x: number, y: number) => ({ x, y, w: 6, h: 4 });
    const settings = [
      { id: right.id, view_setting: place(0, 0) },
      { id: foreign.id, view_setting: place(0, 0) },
      { id: "gone", view_setting: place(0, 8) },
    ];
    const answer = await reports().arrangeDashboard({ params: { id: one.id }, body: { settings } });
    expect(answer.reports.map(({ id }) => id).sort()).toEqual([left.id, right.id].sort());
    expect((await get(one.id)).reports.map(({ id, view_setting }) => [id, view_setting])).toEqual([
      [right.id, place(0, 0)],
      [left.id, null],
    ]);
    expect((await get(other.id)).reports).toMatchObject([{ view_setting: null }]);
    const same = await reports().arrangeDashboard({ params: { id: one.id }, body: { settings: settings.slice(0, 1) } });
    expect(same.updated_at).toBe(answer.updated_at);
  });

  test("refuses invalid places", async () => {
    const { id } = await make();
    const report = await add(id);
    for (const view_setting of [
      { x: -1, y: 0, w: 1, h: 1 },
      { x: 0, y: 0, w: 0, h: 1 },
      { x: 0, y: 1e9, w: 1, h: 1 },
    ])
      expect(
        await call(admin.idToken, "PUT", `/dashboards/${id}/layout`, { settings: [{ id: report.id, view_setting }] }),
      ).toMatchObject({ status: 400 });
  });
});

describe("reports", () => {
  test("get a default name and setting, and keep what they are given", async () => {
    const { id } = await make();
    const bare = await add(id);
    expect(bare).toMatchObject({ title: "New report", setting: { entity_type: "deal", chart_type: "number" } });
    const setting = { nested_filter: defaultNestedFilter(["stage"]) };
    const made = await add(id, { type: "conversion", title: "전환", setting, column_order: ["deal_name"] });
    expect(made).toMatchObject({ type: "conversion", setting, column_order: ["deal_name"] });
    expect(await member.client.reports.getReport({ params: { id: made.id } })).toEqual(made);
    expect((await get(id)).reports.map((report) => report.id).sort()).toEqual([bare.id, made.id].sort());
  });

  test("can change their setting, type and name, and be deleted", async () => {
    const { id } = await add((await make()).id, { ...GENERAL, title: "처음" });
    const params = { id };
    const setting = { chart_type: "column" as const, group_by: [{ identifier: "stage", value: null }] };
    const changed = await member.client.reports.changeGeneralReport({
      params,
      body: { setting, column_order: ["stage"] },
    });
    expect(changed).toMatchObject({ title: "처음", setting, column_order: ["stage"], updated_by: member.uid });
    const conversion = await reports().changeConversionReport({ params, body: { setting: {}, title: "둘째" } });
    expect(conversion).toMatchObject({ type: "conversion", title: "둘째", column_order: ["stage"] });
    await reports().changeRouterReport({ params, body: { setting: { form_id: "gone" } } });
    await reports().renameReport({ params, body: { title: "셋째" } });
    expect(await reports().getReport({ params })).toMatchObject({ type: "form-lead-router", title: "셋째" });
    await reports().deleteReport({ params });
    await expect(reports().getReport({ params })).rejects.toMatchObject({
      status: 404,
      message: "This report either doesn't exist or you don't have permission to access it.",
    });
  });

  test("can't be saved over a version that somebody has changed since", async () => {
    const { id, updated_at } = await add((await make()).id);
    const params = { id };
    await member.client.reports.renameReport({ params, body: { title: "먼저" } });
    const late = { params, query: { based_on: updated_at }, body: { setting: {}, title: "나중" } };
    await expect(reports().changeGeneralReport(late)).rejects.toMatchObject(refused(409));
    expect(await reports().getReport({ params })).toMatchObject({ title: "먼저" });
  });

  test("can be copied to a dashboard", async () => {
    const [from, to] = [await make(), await make()];
    const report = await add(from.id, { ...GENERAL, title: "딜 수" });
    const copy = await reports().duplicateReport({ params: { id: report.id }, body: { dashboard_id: to.id } });
    expect((await get(to.id)).reports).toEqual([copy]);
    expect(copy).toMatchObject({ title: "딜 수 (copy)", setting: report.setting, view_setting: null });
    const nowhere = { params: { id: report.id }, body: { dashboard_id: "nowhere" } };
    await expect(reports().duplicateReport(nowhere)).rejects.toMatchObject(refused(404));
  });

  test("can refer to deleted fields, but not have an invalid condition", async () => {
    const { id } = await make();
    const filtered = (identifier: string, condition: string, value: unknown) => ({
      ...GENERAL,
      setting: { filter: { operator: "AND", conditions: [{ identifier, condition, value }] } },
    });
    const send = (body: unknown) => call(admin.idToken, "POST", `/dashboards/${id}/reports`, body);
    expect(await send(filtered("deleted-field", "is", "x"))).toMatchObject({ status: 201 });
    expect(await send(filtered("stage", "anyIn", ["deleted-stage"]))).toMatchObject({ status: 201 });
    expect(await send(filtered("deal_name", "gt", 1))).toMatchObject({ status: 400 });
    let deep: unknown = filtered("deal_name", "is", "x").setting.filter;
    for (let level = 0; level < 12; level += 1) deep = { operator: "OR", conditions: [deep] };
    expect(await send({ ...GENERAL, setting: { filter: deep } })).toMatchObject({ status: 400 });
    expect(await send({ type: "other", setting: {} })).toMatchObject({ status: 400 });
    expect(await send({ ...GENERAL, setting: { chart_type: "column" } })).toMatchObject({ status: 400 });
    expect((await get(id)).reports.length).toBe(2);
  });

  test("are limited in number on a dashboard", async () => {
    const { id } = await make();
    await Promise.all(Array.from({ length: MAX_REPORTS }, () => add(id)));
    await expect(add(id)).rejects.toMatchObject({
      status: 406,
      message: `A dashboard can hold up to ${MAX_REPORTS} reports. Please use another dashboard.`,
    });
    expect((await get(id)).reports.length).toBe(MAX_REPORTS);
  });
});
