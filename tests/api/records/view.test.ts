import { MAX_PINS } from "@dure/domain/records/view/view-preferences";
import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "./fixture";

let team: Tenant;
let creator: Member;
let colleague: Member;
let admin: Member;
beforeAll(async () => {
  team = await createTenant();
  creator = await team.member("member", { display_name: "보기주인" });
  colleague = await team.member("member");
  admin = await team.member("admin");
});

const lead = { entityId: "lead" } as const;
const amountOver = (value: number) => ({
  operator: "AND" as const,
  conditions: [{ identifier: "contract_amount", condition: "gt" as const, value }],
});
const setting = { columnsSetting: [{ id: "deal_name", size: 260 }], filter: amountOver(100) };
type Body = Parameters<Member["client"]["records"]["createView"]>[0]["body"];

const save = (member: Member, title: string, more: Partial<Body> = {}) =>
  member.client.records.createView({
    params: lead,
    query: {},
    body: { title, view_collection_setting: setting, ...more },
  });
const listed = async (member: Member) => (await member.client.records.listViews({ params: lead, query: {} })).data;
const titles = (views: { title: string }[]) => views.map(({ title }) => title);
const change = (member: Member, id: string, body: object) =>
  member.client.records.changeView({ params: { ...lead, id }, query: {}, body });
const remove = (member: Member, id: string) => member.client.records.deleteView({ params: { ...lead, id }, query: {} });
const pin = (member: Member, id: string, on = true) =>
  member.client.records.pinView({ params: { ...lead, id }, query: {}, body: { pin: on } });
const pinned = async (member: Member) =>
  titles((await member.client.records.listPinnedViews({ params: lead, query: {} })).data);

describe("saved views", () => {
  test("a private view belongs to its creator, and a shared one to everybody", async () => {
    const own = await save(creator, "나만 보기");
    const shared = await save(creator, "함께 보기", { shared: true });
    expect(own).toMatchObject({
      title: "나만 보기",
      shared: false,
      created_by: { id: creator.uid, display_name: "보기주인" },
      view_collection_setting: { ...setting, sorting: null },
      pinned: false,
      pin_order: null,
      home: false,
    });
    const seen = await listed(creator);
    expect(titles(seen.private)).toContain("나만 보기");
    expect(titles(seen.shared)).toContain("함께 보기");
    const theirs = await listed(colleague);
    expect(titles(theirs.private)).toEqual([]);
    expect(theirs.shared.find(({ id }) => id === shared.id)).toMatchObject({
      view_collection_setting: setting,
      created_by: { display_name: "보기주인" },
    });
    expect(await eventsOf(team.teamId, "view.created")).toHaveLength(2);
    expect(JSON.stringify(await eventsOf(team.teamId, "view.created"))).not.toContain("contract_amount");
  });

  test("a private view is unknown to others, even to admins", async () => {
    const { id } = await save(creator, "비밀");
    for (const other of [colleague, admin])
      for (const call of [() => change(other, id, { title: "x" }), () => remove(other, id), () => pin(other, id)])
        await expect(call()).rejects.toMatchObject({
          status: 404,
          message: "This view either doesn't exist or you don't have permission.",
        });
    await expect(change(creator, id, { title: "내 보기" })).resolves.toMatchObject({ title: "내 보기", shared: false });
  });

  test("only its creator changes or deletes a shared view", async () => {
    const { id } = await save(creator, "공유", { shared: true });
    for (const other of [colleague, admin]) {
      await expect(change(other, id, { title: "x" })).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
      await expect(remove(other, id)).rejects.toMatchObject({ status: 403 });
    }
    const renamed = await change(creator, id, { title: "새 이름" });
    expect(renamed).toMatchObject({ title: "새 이름", shared: true, view_collection_setting: setting });
    await remove(creator, id);
    await expect(remove(creator, id)).rejects.toMatchObject({ status: 404 });
    expect(await eventsOf(team.teamId, "view.deleted")).toHaveLength(1);
  });

  test("a view is not found under another entity, and deals have their own views", async () => {
    const { id } = await save(creator, "리드 보기");
    await expect(
      creator.client.records.changeView({ params: { entityId: "company", id }, query: {}, body: { title: "x" } }),
    ).rejects.toMatchObject({ status: 404 });
    const pipeline = await firstPipeline(creator.client);
    const body = { title: "딜 보기", view_collection_setting: setting };
    const query = { record_type_id: pipeline.id };
    expect(await creator.client.records.createDealView({ query, body })).toMatchObject({ record_type_id: pipeline.id });
    const inDeals = (recordType: object) =>
      creator.client.records.listViews({ params: { entityId: "deal" }, query: recordType });
    expect((await inDeals(query)).data.private).toHaveLength(1);
    expect((await inDeals({ record_type_id: "deal" })).data.private).toHaveLength(0);
    await expect(
      creator.client.records.createDealView({ query: { record_type_id: "gone" }, body }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["a title without letters", { title: "  " }, 400],
    [
      "a column twice",
      {
        view_collection_setting: {
          columnsSetting: [
            { id: "a", size: 100 },
            { id: "a", size: 90 },
          ],
        },
      },
      400,
    ],
    ["a column too narrow", { view_collection_setting: { columnsSetting: [{ id: "a", size: 2 }] } }, 400],
    [
      "a filter on a removed field",
      {
        view_collection_setting: {
          columnsSetting: [],
          filter: { operator: "AND", conditions: [{ identifier: "gone", condition: "isEmpty" }] },
        },
      },
      400,
    ],
    [
      "an order by a removed field",
      { view_collection_setting: { columnsSetting: [], sorting: { identifier: "gone", direction: "ASC" } } },
      400,
    ],
  ])("refuses %s", async (_, more, status) => {
    await expect(save(creator, "x", more as Partial<Body>)).rejects.toMatchObject({ status });
  });

  test("a view with a removed field can be renamed, but not saved with another invalid filter", async () => {
    const params = { entityId: "lead" } as const;
    const field = await admin.client.records.createField({ params, query: {}, body: { label: "잠깐", type: "text" } });
    const filter = {
      operator: "AND" as const,
      conditions: [{ identifier: field.id, condition: "is" as const, value: "x" }],
    };
    const view = await save(creator, "잠깐 쓰는 보기", { view_collection_setting: { columnsSetting: [], filter } });
    await admin.client.records.toggleField({ params: { ...params, fieldId: field.id }, query: { active: false } });
    await expect(change(creator, view.id, { title: "이름만" })).resolves.toMatchObject({ title: "이름만" });
    const ask = creator.client.records.filterRecords({ params, query: {}, body: { filters: filter } });
    await expect(ask).rejects.toMatchObject({
      status: 400,
      details: [{ identifier: field.id, code: "removed-field", path: [0] }],
    });
    const other = { columnsSetting: [], filter: { operator: "OR", conditions: filter.conditions } };
    await expect(change(creator, view.id, { view_collection_setting: other })).rejects.toMatchObject({ status: 400 });
  });

  test("twenty concurrent requests create twenty views, and a repeated one creates one", async () => {
    const member = await team.member("member");
    await Promise.all(Array.from({ length: 20 }, (_, index) => save(member, `보기 ${index}`)));
    const idempotencyKey = crypto.randomUUID();
    const input = { params: lead, query: {}, body: { title: "한 번", view_collection_setting: setting } };
    const repeated = await Promise.all(
      [1, 2].map(() => member.client.records.createView(input, { context: { idempotencyKey } })),
    );
    expect(repeated[0]?.id).toBe(repeated[1]?.id);
    expect((await listed(member)).private).toHaveLength(21);
  });
});

describe("the personal settings of views", () => {
  test("order the pins of each member", async () => {
    const member = await team.member("member");
    const other = await team.member("member");
    const views = [];
    for (const title of ["가", "나", "다"]) views.push(await save(member, title, { shared: true }));
    await Promise.all(views.map(({ id }) => pin(member, id)));
    expect((await pinned(member)).sort()).toEqual(["가", "나", "다"]);
    expect(await pinned(other)).toEqual([]);
    const [a, b, c] = views.map(({ id }) => id);
    const order = { params: lead, query: {}, body: [c ?? "", a ?? "", b ?? ""] };
    expect((await member.client.records.orderPins(order)).data).toEqual([c, a, b]);
    expect(await pinned(member)).toEqual(["다", "가", "나"]);
    await pin(member, a ?? "", false);
    expect(await pinned(member)).toEqual(["다", "나"]);
    expect((await listed(member)).shared.find(({ id }) => id === b)).toMatchObject({ pinned: true, pin_order: 1 });
  });

  test("drop a pin when its view is deleted or no longer shared", async () => {
    const [first, second] = [
      await save(creator, "곧 삭제", { shared: true }),
      await save(creator, "곧 비공개", { shared: true }),
    ];
    for (const { id } of [first, second]) await pin(colleague, id);
    await colleague.client.records.setHomeView({ params: { ...lead, id: first.id }, query: {}, body: { home: true } });
    await remove(creator, first.id);
    await change(creator, second.id, { shared: false });
    expect(await pinned(colleague)).toEqual([]);
    await expect(pin(colleague, first.id, false)).resolves.toMatchObject({ data: [second.id] });
  });

  test("don't count pins of views that the member can no longer see", async () => {
    const member = await team.member("member");
    const [first, ...others] = await Promise.all(
      Array.from({ length: MAX_PINS + 1 }, (_, index) => save(creator, `핀 ${index}`, { shared: true })),
    );
    const [last, hidden] = [others.at(-1)?.id ?? "", others[0]?.id ?? ""];
    await pin(member, first?.id ?? "");
    for (const { id } of others.slice(0, -1)) await pin(member, id);
    await expect(pin(member, last)).rejects.toMatchObject({ status: 406 });
    await remove(creator, first?.id ?? "");
    await change(creator, hidden, { shared: false });
    const { data } = await pin(member, last);
    expect(data).toEqual(others.slice(1).map(({ id }) => id));
  });

  test("have a home view for each deal type", async () => {
    const { client } = await (await createTenant()).member("admin");
    const make = (title: string) =>
      client.records.createPipeline({
        body: { title, statuses: [{ status: "IN_SALES", stages: [{ label: "하나" }] }] },
      });
    const types = [await make("홈 하나"), await make("홈 둘")];
    const params = { entityId: "deal" } as const;
    const homes = await Promise.all(
      [{}, ...types.map(({ id }) => ({ record_type_id: id }))].map(async (query) => {
        const body = { title: "홈", view_collection_setting: setting };
        const { id } = await client.records.createDealView({ query, body });
        return { query, id };
      }),
    );
    for (const { query, id } of homes)
      await expect(
        client.records.setHomeView({ params: { ...params, id }, query, body: { home: true } }),
      ).resolves.toEqual({ home: id });
    const shown = await Promise.all(
      homes.map(async ({ query }) => (await client.records.listViews({ params, query })).data.private),
    );
    expect(shown.map((views) => views.find(({ home }) => home)?.id)).toEqual(homes.map(({ id }) => id));
  });

  test("have one home view", async () => {
    const [first, second] = [await save(creator, "집 1"), await save(creator, "집 2")];
    const setHome = (id: string, home = true) =>
      creator.client.records.setHomeView({ params: { ...lead, id }, query: {}, body: { home } });
    await setHome(first.id);
    expect(await setHome(second.id)).toEqual({ home: second.id });
    expect((await listed(creator)).private.filter(({ home }) => home).map(({ id }) => id)).toEqual([second.id]);
    expect(await setHome(second.id, false)).toEqual({ home: null });
    await expect(setHome("gone")).rejects.toMatchObject({ status: 404 });
  });

  test("keep columns, filter and sorting by member and entity", async () => {
    const columns = { deal_name: { order: 0, category: "standard" as const, size: 300 } };
    const body = { columns, filter: amountOver(5), sorting: { identifier: "email", direction: "ASC" as const } };
    const of = async (member: Member, entityId: "lead" | "company" = "lead") =>
      (await member.client.records.getTableSetting({ params: { entityId } })).data;
    expect(await of(creator)).toBeNull();
    await creator.client.records.setTableSetting({ params: lead, body });
    expect(await of(creator)).toEqual(body);
    await creator.client.records.setTableSetting({ params: lead, body: { columns: {} } });
    expect(await of(creator)).toEqual({ columns: {}, filter: null, sorting: null });
    expect(await of(creator, "company")).toBeNull();
    expect(await of(colleague)).toBeNull();
    await expect(
      creator.client.records.setTableSetting({ params: { entityId: "company" }, body }),
    ).rejects.toMatchObject({
      status: 400,
      details: [{ identifier: "contract_amount", code: "removed-field", path: [0] }],
    });
  });
});

describe("the tab that was open last", () => {
  const recent = async (member: Member) => (await member.client.records.getRecentView({ params: lead })).id;
  const open = (member: Member, id: string) => member.client.records.setRecentView({ params: lead, body: { id } });

  test("is stored by member and entity, and is home at first", async () => {
    const view = await save(creator, "최근 보기", { shared: true });
    expect(await recent(creator)).toBe("home");
    await open(creator, view.id);
    await open(colleague, view.id);
    await open(colleague, "home");
    expect(await recent(creator)).toBe(view.id);
    expect(await recent(colleague)).toBe("home");
    expect(await creator.client.records.getRecentView({ params: { entityId: "company" } })).toEqual({ id: "home" });
  });

  test("can't be a view that the member may not see", async () => {
    const own = await save(creator, "혼자 보는 보기");
    await expect(open(colleague, own.id)).rejects.toMatchObject({ status: 404 });
    await expect(open(colleague, "gone")).rejects.toMatchObject({ status: 404 });
  });
});
