import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { activeAutomation, automationOf, delayStep, noteStep } from "../../support/email/automation";
import { enableMarketing } from "../../support/email/enable-marketing";
import { call } from "../../support/suite/call";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  owner = await tenant.member();
});

const at = (id: string) => ({ params: { id } });

describe("an automation", () => {
  test("is created with a name in its creator's language, inactive and without steps", async () => {
    const [ko, en] = [
      await owner.korean.email.createAutomation({ body: {} }),
      await owner.client.email.createAutomation({ body: {} }),
    ];
    expect([ko.name, en.name]).toEqual(["새 이메일 자동화", "New email automation"]);
    expect(ko).toMatchObject({ status: "inactive", actions: [], trigger: { event: "form_submission" }, version: 0 });
    const { data } = await owner.client.email.listAutomations({});
    expect(data.find(({ id }) => id === ko.id)).toMatchObject({ record_count: 0, running_count: 0 });
  });

  test("lists what is missing for its activation, by step and in both languages", async () => {
    const { id } = await automationOf(owner, {
      trigger: { event: "form_submission" },
      actions: [{ id: "wait", type: "delay", days: 1 }],
    });
    await expect(owner.client.email.activateAutomation(at(id))).rejects.toMatchObject({
      status: 400,
      message: "Please complete settings before enabling email automation.",
      details: [
        { step_id: null, message: "Please choose the form that starts the automation." },
        { step_id: "wait", message: "Please enter the delay's days, time and time zone." },
      ],
    });
    await expect(owner.korean.email.activateAutomation(at(id))).rejects.toMatchObject({
      message: "이메일 자동화를 켜기 전에 설정을 완료해 주세요.",
    });
  });

  test("can't be activated with an unknown field or form", async () => {
    const trigger = { event: "form_submission" as const, form_id: "zzzzzzzzzz" };
    const wrongField = { ...noteStep("field", "x"), field_id: randomUUID() };
    const filter = { operator: "AND" as const, conditions: [{ identifier: "none", condition: "isEmpty" as const }] };
    const condition = { id: "if", type: "condition" as const, filter, label: "", yes: [], no: [] };
    const { id } = await automationOf(owner, { trigger, actions: [wrongField, condition] });
    const refused = owner.client.email.activateAutomation(at(id));
    await expect(refused).rejects.toMatchObject({
      details: [{ step_id: null }, { step_id: "field" }, { step_id: "if" }],
    });
  });

  test("refuses an unknown action by name", async () => {
    const { id, name, trigger } = await automationOf(owner);
    const body = { name, trigger, actions: [{ id: "x", type: "shout" }] };
    expect(await call(owner.idToken, "PUT", `/email-automations/${id}`, body)).toMatchObject({
      status: 400,
      body: { details: [{ message: "Unknown action type" }] },
    });
  });

  test("gets a new version only when it is activated, or when its steps change while it is active", async () => {
    const { id, name, trigger } = await activeAutomation(owner, { actions: [delayStep("a")] });
    const change = (actions: Parameters<typeof automationOf>[1]) =>
      owner.client.email.changeAutomation({ ...at(id), body: { name, trigger, actions: [], ...actions } });
    expect(await change({ actions: [delayStep("a")], name: "다른 이름" })).toMatchObject({ version: 1 });
    expect(await change({ actions: [delayStep("a"), noteStep("b", "x")] })).toMatchObject({ version: 2 });
    await expect(change({ actions: [] })).rejects.toMatchObject({ status: 400 });
    await owner.client.email.deactivateAutomation(at(id));
    expect(await change({ actions: [] })).toMatchObject({ version: 2, actions: [] });
    const { data } = await owner.client.email.listAutomationVersions(at(id));
    expect(data).toMatchObject([{ version: 2, published_by: owner.uid, running: 0 }, { version: 1 }]);
    const first = await owner.client.email.getAutomationVersion({ params: { id, version: 1 } });
    expect(first.actions).toEqual([delayStep("a")]);
  });

  test("is not overwritten if somebody has saved it since", async () => {
    const { id, name, trigger, updated_at } = await automationOf(owner);
    const put = (changed: string) =>
      owner.client.email.changeAutomation({
        ...at(id),
        query: { based_on: updated_at },
        body: { name: changed, trigger, actions: [] },
      });
    await put(`${name} 1`);
    await expect(put(`${name} 2`)).rejects.toMatchObject({ status: 409 });
  });

  test("can be changed by its creator and by admins, and read by everybody", async () => {
    const { id, name, trigger } = await automationOf(owner);
    const [other, admin] = [await tenant.member(), await tenant.member("admin")];
    const body = { name: `${name}!`, trigger, actions: [] };
    expect(await other.client.email.getAutomation(at(id))).toMatchObject({ id });
    await expect(other.client.email.changeAutomation({ ...at(id), body })).rejects.toMatchObject({ status: 403 });
    await expect(other.client.email.deleteAutomation(at(id))).rejects.toMatchObject({ status: 403 });
    await expect(other.client.email.activateAutomation(at(id))).rejects.toMatchObject({ status: 403 });
    expect(await admin.client.email.changeAutomation({ ...at(id), body })).toMatchObject({ updated_by: admin.uid });
  });

  test("can't be found once it is deleted", async () => {
    const { id } = await activeAutomation(owner);
    await owner.client.email.deleteAutomation(at(id));
    await expect(owner.client.email.getAutomation(at(id))).rejects.toMatchObject({
      status: 404,
      message: "This automation either doesn't exist or you don't have permission.",
    });
    expect((await owner.client.email.listAutomations({})).data.map((one) => one.id)).not.toContain(id);
    expect(await eventsOf(tenant.teamId, "automation.deleted")).toHaveLength(1);
  });
});

test.each([
  ["without the flag", { plan: "PRO" as const }, false],
  ["on the plan Free", {}, true],
])("%s there are no automations", async (_, settings, isMarketing) => {
  const closed = await createTenant(settings);
  if (isMarketing) await enableMarketing(closed);
  const { client } = await closed.member("admin");
  const refused = { status: 403, code: "PLAN_REQUIRED" };
  await expect(client.email.listAutomations({})).rejects.toMatchObject(refused);
  await expect(client.email.createAutomation({ body: {} })).rejects.toMatchObject(refused);
});
