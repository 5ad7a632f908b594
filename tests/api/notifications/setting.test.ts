import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { activeNotification } from "../../support/notifications/notification";
import { call } from "../../support/suite/call";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { archiveChannel, connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let channel: string;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  channel = (await connectSlack(admin)).channel.id;
});

const send = (method: string, path: string, body?: unknown) => call(admin.idToken, method, path, body);

test("a setting is made, changed, copied, turned on and off, and deleted", async () => {
  const made = await activeNotification(admin, channel, { is_active: false });
  expect(made).toMatchObject({ is_active: false, problems: [] });
  expect(await send("PUT", `/notification-settings/${made.id}`, { title: "새 이름" })).toMatchObject({
    status: 200,
    body: { title: "새 이름", action: made.action },
  });
  expect(await send("POST", `/notification-settings/${made.id}/toggle?active=true`)).toMatchObject({
    body: { is_active: true },
  });
  const planned = async () =>
    (await stored(tenant.teamId, "notification-runs")).some((run) => run.setting_id === made.id);
  await until(planned);
  const copy = await send("POST", `/notification-settings/${made.id}/copy`);
  expect(copy).toMatchObject({ status: 201, body: { title: "Copy of 새 이름", is_active: false } });
  expect((await send("GET", "/notification-settings")).body.data).toHaveLength(2);
  expect((await send("DELETE", `/notification-settings/${made.id}`)).status).toBe(204);
  expect((await send("GET", `/notification-settings/${made.id}`)).status).toBe(404);
  await until(async () => !(await planned()));
});

test("an incomplete setting can't be turned on, and lists its problems", async () => {
  const draft = await send("POST", "/notification-settings", {});
  expect(draft).toMatchObject({ status: 201, body: { problems: ["title", "target", "channel"] } });
  expect(await send("POST", `/notification-settings/${draft.body.id}/toggle?active=true`)).toMatchObject({
    status: 406,
    body: { details: { problems: ["title", "target", "channel"] } },
  });
  const gone = { type: "stage_staying" as const, target: { entity_type: "deal" as const, id: "stage:none" } };
  const other = await activeNotification(admin, channel, { is_active: false, trigger: gone });
  expect(other.problems).toEqual(["stage_deleted"]);
});

test("a test message is posted once with sample values, and fails with a reason", async () => {
  const { workspace, channel: own } = await connectSlack(admin);
  const made = await activeNotification(admin, own.id, { is_active: false, title: "시험" });
  const key = { "idempotency-key": randomUUID() };
  const path = `/notification-settings/${made.id}/test`;
  expect((await call(admin.idToken, "POST", path, undefined, key)).status).toBe(204);
  expect((await call(admin.idToken, "POST", path, undefined, key)).status).toBe(204);
  const posts = await postsIn(workspace);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.text).toContain("마감이 다가와요");
  const draft = await send("POST", "/notification-settings", {});
  expect((await send("POST", `/notification-settings/${draft.body.id}/test`)).status).toBe(406);
  await archiveChannel(workspace, own.id);
  expect(await send("POST", path)).toMatchObject({ status: 406 });
  channel = own.id;
});

test("without Slack a setting can't be turned on", async () => {
  const person = await (await createTenant()).member("admin");
  const body = { title: "알림", is_active: true, action: { channel: "C1" } };
  const trigger = { target: { entity_type: "company", record_type_id: "x", id: "field:created_at" } };
  expect(await call(person.idToken, "POST", "/notification-settings", { ...body, trigger })).toMatchObject({
    status: 406,
    body: { details: { problems: ["slack"] } },
  });
});

test.each([
  [{ trigger: { count_value: 1.5 } }],
  [{ trigger: { count_value: "3" } }],
  [{ trigger: { count_value: -1 } }],
  [{ trigger: { send_at: "24:00" } }],
  [{ trigger: { type: "every_day" } }],
  [{ action: { channel: "#general<!here>" } }],
  [{ title: "줄\n바꿈" }],
])("%o is refused", async (body) => {
  expect((await send("POST", "/notification-settings", body)).status).toBe(400);
});

test("a lead's setting drops its record type, and a D-day setting its days", async () => {
  const target = { entity_type: "lead", record_type_id: "default", id: "field:created_at" };
  const { body } = await send("POST", "/notification-settings", {
    trigger: { count_type: "d_day", count_value: 4, target },
  });
  expect(body.trigger).toMatchObject({ count_value: 0, target: { record_type_id: null } });
});

test("a reserved id as a channel is refused", async () => {
  const action = { type: "in_app", channel: "__a__" };
  expect((await send("POST", "/notification-settings", { action })).status).toBe(400);
});

test("a member with masked addresses can't set a trigger on one", async () => {
  const team = await createTenant();
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const [owner, person] = [await team.member("admin"), await team.member("member")];
  const trigger = (value: string) => ({
    ...{ type: "field_changed", value },
    target: { entity_type: "lead", id: "field:email" },
  });
  const post = (who: Member, value: string) =>
    call(who.idToken, "POST", "/notification-settings", { trigger: trigger(value) });
  expect(await post(person, "guess@customer.example")).toMatchObject({
    status: 400,
    body: { details: [{ identifier: "email", code: "masked" }] },
  });
  expect((await post(owner, "guess@customer.example")).status).toBe(201);
  const { body } = await post(person, "");
  expect(body.id).toBeTruthy();
  const change = { trigger: trigger("guess@customer.example") };
  expect((await call(person.idToken, "PUT", `/notification-settings/${body.id}`, change)).status).toBe(400);
});
