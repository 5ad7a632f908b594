import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { emptyTrash } from "../../support/records/empty-trash";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createKey } from "../../support/teams/create-key";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { unique } from "./fixture";

let tenant: Tenant;
let member: Member;
let colleague: Member;
let leadId: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  member = await tenant.member("member");
  colleague = await tenant.member("member", { display_name: "박동료" });
  leadId = await newLead();
});

const newLead = async () => (await member.client.records.createLead({ body: { deal_name: unique("Lead") } })).id;
const day = (plusDays: number) =>
  new Date(Date.now() + 9 * 3_600_000 + plusDays * 86_400_000).toISOString().slice(0, 10);
const add = (values: object = {}, about = leadId, by = member) =>
  by.client.records.createTodo({
    body: { title: unique("할 일"), record: { entity_id: "lead", id: about }, ...values },
  });
const change = (id: string, body: object, by = member) => by.client.records.changeTodo({ params: { id }, body });
const ofRecord = async (id = leadId, query = {}) =>
  (await member.client.records.listRecordTodos({ params: { entityId: "lead", id }, query })).data;
const mine = (by = member, query = {}) => by.client.records.listMyTodos({ query });

test("tasks are sorted by due time, and grouped by the member's day, until they are done", async () => {
  const person = await tenant.member("member");
  const given = { assignee: person.uid };
  const coming = await add({ ...given, due_on: day(3), due_time: "10:00" });
  const undated = await add(given);
  const overdue = await add({ ...given, due_on: day(-1) });
  const today = await add({ ...given, due_on: day(0) });
  expect([coming.group, undated.group, overdue.group, today.group]).toEqual(["coming", "undated", "overdue", "today"]);

  const { data, counts } = await mine(person);
  expect(data.map(({ id }) => id)).toEqual([overdue.id, today.id, coming.id, undated.id]);
  expect(counts).toEqual({ overdue: 1, today: 1 });
  expect(data[0]?.record).toMatchObject({ id: leadId, entity_type: "lead" });
  const first = await mine(person, { page_count: 3 });
  const rest = await mine(person, { page_count: 3, cursor: first.cursor ?? "" });
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));

  expect(await change(overdue.id, { done: true }, person)).toMatchObject({ group: "done", done_by: person.uid });
  await change(undated.id, { done: true }, person);
  expect((await mine(person)).counts).toEqual({ overdue: 0, today: 1 });
  expect((await mine(person, { done: true })).data.map(({ id }) => id)).toEqual([undated.id, overdue.id]);
  expect(await change(overdue.id, { done: false }, person)).toMatchObject({ group: "overdue", done_at: null });
  for (const type of ["todo.created", "todo.changed"])
    expect(await eventsOf(tenant.teamId, type)).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ id: overdue.id }) }),
    );
});

test("a member who gets a task from somebody else gets one notice", async () => {
  const todo = await add({ assignee: colleague.uid });
  await change(todo.id, { title: "고친 할 일" });
  const told = () => colleague.client.notifications.listNotices({ query: {} });
  const { data } = await until(async () => {
    const notices = await told();
    return notices.data.length > 0 && notices;
  });
  expect(data).toMatchObject([{ kind: "todo_assigned", title: todo.title, record: { id: leadId } }]);
  expect((await member.client.notifications.listNotices({ query: {} })).data).toEqual([]);
});

test("a task is for its assignee and those who see its record, and can't be assigned to others", async () => {
  const stranger = await (await createTenant()).member("admin");
  const own = await member.client.records.createTodo({ body: { title: "나만의 일" } });
  expect(own).toMatchObject({ assignee: member.uid, record: null });
  for (const other of [colleague, stranger])
    await expect(change(own.id, { done: true }, other)).rejects.toMatchObject({ status: 404 });
  const shared = await add();
  await expect(change(shared.id, { done: true }, stranger)).rejects.toMatchObject({ status: 404 });
  expect(await change(shared.id, { assignee: colleague.uid }, colleague)).toMatchObject({ assignee: colleague.uid });
  await expect(change(shared.id, { assignee: stranger.uid })).rejects.toMatchObject({ status: 406 });
  await expect(change(shared.id, { due_time: "09:00" })).rejects.toMatchObject({
    status: 400,
    details: [{ path: "body.due_time" }],
  });
  await colleague.client.records.deleteTodo({ params: { id: shared.id } });
  await expect(change(shared.id, { done: true })).rejects.toMatchObject({ status: 404 });
});

test("a member finds the tasks that they gave away, and admins find all", async () => {
  const [giver, admin] = [await tenant.member("member"), await tenant.member("admin")];
  const listed = async (of: "given" | "all", by: Member) =>
    (await by.client.records.listTodos({ query: { of, page_count: 100 } })).data.map(({ id }) => id);
  const give = (assignee: string | null) =>
    giver.client.records.createTodo({ body: { title: unique("맡긴 일"), assignee } });
  const [given, own] = [await give(colleague.uid), await give(giver.uid)];
  const nobodys = await add({ assignee: colleague.uid }, leadId, giver);
  await change(nobodys.id, { assignee: null }, giver);
  expect((await listed("given", giver)).toSorted()).toEqual([given.id, nobodys.id].toSorted());
  expect(await listed("given", colleague)).not.toContain(given.id);
  expect(await listed("all", admin)).toEqual(expect.arrayContaining([given.id, own.id, nobodys.id]));
  await expect(listed("all", giver)).rejects.toMatchObject({ status: 403 });
  await change(given.id, { done: true }, colleague);
  const done = await giver.client.records.listTodos({ query: { done: true } });
  expect(done.data).toMatchObject([{ id: given.id, done_by: colleague.uid }]);
});

test("deleted records' tasks never leave a page empty", async () => {
  const person = await tenant.member("member");
  for (let made = 0; made < 3; made += 1) {
    const id = await newLead();
    await add({ assignee: person.uid, due_on: day(-1) }, id);
    await member.client.records.deleteRecord({ params: { entityId: "lead", recordId: id } });
  }
  const [first, second] = [await add({ assignee: person.uid, due_on: day(1) }), await add({ assignee: person.uid })];
  const page = await mine(person, { page_count: 1 });
  expect(page).toMatchObject({ data: [{ id: first.id }], is_last: false });
  const rest = await mine(person, { page_count: 1, cursor: page.cursor ?? "" });
  expect(rest).toMatchObject({ data: [{ id: second.id }], is_last: true });
});

test("a task is hidden, restored and purged with its record", async () => {
  const id = await newLead();
  const todo = await add({}, id);
  const params = { entityId: "lead", recordId: id } as const;
  const isListed = async () => (await mine(member, { page_count: 100 })).data.some((one) => one.id === todo.id);
  await member.client.records.deleteRecord({ params });
  expect(await isListed()).toBe(false);
  await expect(change(todo.id, { done: true })).rejects.toMatchObject({ status: 404 });
  await member.client.records.restoreRecord({ params });
  expect(await isListed()).toBe(true);
  await member.client.records.deleteRecord({ params });
  await emptyTrash(tenant.teamId);
  expect((await stored(tenant.teamId, "todos")).map((doc) => doc.id)).not.toContain(todo.id);
});

test("merging a record moves its tasks to the target", async () => {
  const [target_id, source] = [await newLead(), await newLead()];
  const todo = await add({ due_on: day(2) }, source);
  await member.client.records.mergeRecords({ params: { entityId: "lead" }, body: { source_ids: [source], target_id } });
  expect(await ofRecord(target_id)).toMatchObject([{ id: todo.id, due_on: day(2) }]);
});

test("API keys create and change tasks within their scope, and a repeated request creates one", async () => {
  const admin = await tenant.member("admin");
  const { client: reading } = await createKey(admin, { scopes: ["records:read"] });
  const { client: writing } = await createKey(admin, { scopes: ["records:read", "records:write"] });
  const body = { title: unique("연동"), record: { entity_id: "lead" as const, id: leadId } };
  await expect(reading.records.createTodo({ body })).rejects.toMatchObject({ status: 403 });
  const context = { idempotencyKey: randomUUID() };
  const todo = await writing.records.createTodo({ body }, { context });
  expect(await writing.records.createTodo({ body }, { context })).toEqual(todo);
  expect(todo).toMatchObject({ assignee: null });
  const listed = await reading.records.listRecordTodos({ params: { entityId: "lead", id: leadId }, query: {} });
  expect(listed.data.filter(({ title }) => title === body.title)).toHaveLength(1);
  await expect(reading.records.listMyTodos({ query: {} })).rejects.toMatchObject({ status: 403 });
});

test("a member who is mentioned in a memo gets one notice, and none for their own memo", async () => {
  const named = await tenant.member("member");
  const html = `<p><span data-mention="${named.uid}">@동료</span> 봐 주세요</p>`;
  const params = { entityId: "lead", id: leadId } as const;
  const note = await member.client.records.createNote({ params, body: { html } });
  expect(note).toMatchObject({ html, text: "@동료 봐 주세요" });
  const changed = { params: { ...params, conversationId: note.id }, body: { html: `${html}<p>꼭요</p>` } };
  await member.client.records.changeNote(changed);
  await named.client.records.createNote({ params, body: { html } });
  const notices = () => named.client.notifications.listNotices({ query: {} });
  await until(async () => (await notices()).data.length > 0);
  expect((await notices()).data).toMatchObject([
    { kind: "mention", message: "@동료 봐 주세요", record: { id: leadId } },
  ]);
});
