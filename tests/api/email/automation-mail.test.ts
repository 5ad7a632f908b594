import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addressDoc } from "../../support/email/address";
import {
  activeAutomation,
  automationOf,
  delayStep,
  enrollmentsOf,
  mailStep,
  noteStep,
  runEnrollmentIn,
} from "../../support/email/automation";
import { batchesOf, marketingTenant, recipientsOf, takenOf } from "../../support/email/campaign";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { eventOf, postEvents } from "../../support/email/mail-events";
import { activeRouter, submit } from "../../support/routing/submission";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;
let sender: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  ({ sender } = await marketingTenant(tenant));
  owner = await tenant.member("admin");
});

type Options = NonNullable<Parameters<typeof activeAutomation>[1]>;
const at = (id: string) => ({ params: { id } });

/** An active automation that a form starts. */
async function automated(changes: Options) {
  const router = await activeRouter(tenant, owner);
  const trigger = { event: "form_submission" as const, form_id: router.id };
  const automation = await activeAutomation(owner, { ...changes, trigger });
  return { router, automation };
}

/** Submits the form, and waits until the person has entered the automation and all due jobs are done. */
async function enter({ router, automation }: Awaited<ReturnType<typeof automated>>, times = 1) {
  const email = `${randomUUID().slice(0, 8)}@visitor.example`;
  const own = async () => (await enrollmentsOf(tenant.teamId, automation.id)).filter((one) => one.email === email);
  for (let time = 1; time <= times; time++) {
    await submit(router.id, { name: "오지훈", email });
    await until(async () => (await own()).length === time, 150_000);
  }
  await untilIdle(tenant.teamId);
  return { email, enrollments: await own() };
}

const campaignIdOf = async (automationId: string): Promise<string> => {
  const { steps } = await owner.client.email.getAutomationResults(at(automationId));
  return steps.find(({ mail }) => mail)?.mail?.campaign_id ?? "";
};

test("many people who reach the mail step at once don't block each other", async () => {
  const { data: pipelines } = await owner.client.records.listPipelines({});
  const [pipeline] = pipelines;
  const stage_id = pipeline?.statuses[0]?.stages[0]?.id ?? "";
  const automation = await activeAutomation(owner, {
    trigger: { event: "stage_change", stage_ids: [stage_id] },
    actions: [delayStep("wait"), mailStep("hello", sender)],
  });
  const emails = Array.from({ length: 40 }, () => `${randomUUID().slice(0, 8)}@visitor.example`);
  await Promise.all(
    emails.map((email) =>
      owner.client.records.createDeal({
        params: { recordTypeId: pipeline?.id ?? "" },
        body: { deal_name: "딜", stage_id, email },
      }),
    ),
  );
  const entered = () => enrollmentsOf(tenant.teamId, automation.id);
  await until(async () => (await entered()).length === emails.length, 60_000);
  await untilIdle(tenant.teamId);
  // Each job runs twice, since the schedule and a retry may both deliver it.
  const due = (await entered()).flatMap(({ id }) => [id, id]);
  await Promise.all(due.map((id) => runEnrollmentIn(tenant.teamId, id, 2)));
  await until(async () => (await entered()).every(({ status }) => status === "finished"), 40_000);
  await untilIdle(tenant.teamId);
  expect((await takenOf(await campaignIdOf(automation.id))).toSorted()).toEqual(emails.toSorted());
}, 180_000);

test("everybody at the mail step gets one mail despite duplicate jobs, and the step counts it", async () => {
  const one = await automated({ actions: [mailStep("hello", sender), delayStep("wait"), mailStep("again", sender)] });
  const { email, enrollments } = await enter(one);
  const mail = await mailTo(email);
  expect(mail).toMatchObject({
    from: { email: sender, name: "두레" },
    text: expect.stringContaining("안녕하세요, "),
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
  const [enrollment] = enrollments;
  const campaign_id = await campaignIdOf(one.automation.id);
  const payload = { campaign_id, batch: enrollment?.id };
  await queueJob({ teamId: tenant.teamId, name: "run-enrollment", payload: { id: enrollment?.id } });
  await queueJob({ teamId: tenant.teamId, name: "send-batch", payload }, "campaigns");
  await untilIdle(tenant.teamId);
  expect(await takenOf(campaign_id)).toEqual([email]);

  const { teamId } = tenant;
  const [told] = await recipientsOf(teamId, campaign_id);
  expect(told).toMatchObject({ email, batch: enrollment?.id });
  await postEvents([eventOf({ teamId, campaignId: campaign_id }, email, "delivered", 1)]);
  await postEvents([eventOf({ teamId, campaignId: campaign_id }, email, "open", 60)]);
  const numbers = await until(async () => {
    const { steps } = await owner.client.email.getAutomationResults(at(one.automation.id));
    return steps[0]?.mail?.opened === 1 && steps[0];
  });
  expect(numbers).toMatchObject({ passed: 1, mail: { sent: 1, delivered: 1, opened: 1, clicked: 0, pause: null } });

  await Promise.all([3, 4].map((days) => runEnrollmentIn(teamId, enrollment?.id ?? "", days)));
  await untilIdle(teamId);
  expect(await mailsTo(email)).toHaveLength(2);
}, 240_000);

test("entering again sends the mail again; its campaign isn't listed, and can't be canceled or deleted", async () => {
  const one = await automated({ actions: [mailStep("hello", sender)], re_entry: { rule: "every_event" } });
  const { email } = await enter(one, 2);
  const id = await campaignIdOf(one.automation.id);
  await until(async () => (await takenOf(id)).length === 2);
  expect(await takenOf(id)).toEqual([email, email]);
  expect((await batchesOf(tenant.teamId, id)).map(({ state }) => state)).toEqual(["accepted", "accepted"]);
  const { data } = await owner.client.email.listCampaigns({});
  expect(data.filter((campaign) => campaign.id === id)).toEqual([]);
  await expect(owner.client.email.deleteCampaign(at(id))).rejects.toMatchObject({ status: 409 });
  await expect(owner.client.email.cancelCampaign(at(id))).rejects.toMatchObject({ status: 409 });
}, 240_000);

// Another test file runs the schedule of all teams some days ahead, so the people here wait for longer.
test("unsubscribing between two mails ends the automation without another mail", async () => {
  const one = await automated({
    actions: [mailStep("hello", sender), delayStep("wait", 60), mailStep("again", sender)],
  });
  const { email, enrollments } = await enter(one);
  const mail = await mailTo(email);
  const link = mail.headers["List-Unsubscribe"]?.match(/<(https?:[^>]+)>/)?.[1] ?? "";
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(link, { method: "POST", body })).status).toBe(200);
  await runEnrollmentIn(tenant.teamId, enrollments[0]?.id ?? "", 61);
  await untilIdle(tenant.teamId);
  expect(await mailsTo(email)).toHaveLength(1);
  const found = (await enrollmentsOf(tenant.teamId, one.automation.id)).find(({ id }) => id === enrollments[0]?.id);
  expect(found).toMatchObject({ status: "stopped", stop_reason: "unsubscribed" });
}, 240_000);

test("a person who refused the mail's topic skips the mail and continues", async () => {
  const one = await automated({
    actions: [mailStep("hello", sender), delayStep("wait", 60), mailStep("again", sender, { topic: "news" })],
  });
  const { email, enrollments } = await enter(one);
  await addressDoc(tenant, email).set({
    ...{ email, marketing: "subscribed", refused_topics: ["news"], blocked: true },
    updated_at: new Date().toISOString(),
  });
  await runEnrollmentIn(tenant.teamId, enrollments[0]?.id ?? "", 61);
  await untilIdle(tenant.teamId);
  const found = (await enrollmentsOf(tenant.teamId, one.automation.id)).find(({ id }) => id === enrollments[0]?.id);
  expect(found).toMatchObject({ status: "finished", stop_reason: null });
  expect(await mailsTo(email)).toHaveLength(1);
}, 240_000);

describe("a mail that can't be sent", () => {
  test("waits to be resumed if SendGrid refuses it, and is discarded with its automation", async () => {
    const subject = `거절 ${randomUUID()}`;
    const one = await automated({ actions: [mailStep("hello", sender, { subject })] });
    await addMailFault({ path: "/v3/mail/send", contains: subject, status: 401, times: 1 });
    const { email } = await enter(one);
    const { steps } = await owner.client.email.getAutomationResults(at(one.automation.id));
    expect(steps[0]?.mail).toMatchObject({ sent: 0, pause: { reason: "refused" } });
    const id = await campaignIdOf(one.automation.id);
    await owner.client.email.resumeCampaign(at(id));
    await untilIdle(tenant.teamId);
    expect(await takenOf(id)).toEqual([email]);

    await owner.client.email.pauseCampaign(at(id));
    await enter(one);
    await owner.client.email.deleteAutomation(at(one.automation.id));
    await untilIdle(tenant.teamId);
    expect((await batchesOf(tenant.teamId, id)).map(({ state }) => state).toSorted()).toEqual(["accepted", "dropped"]);
    expect(await takenOf(id)).toEqual([email]);
  }, 240_000);

  test("is skipped for a record without an address, and the person continues", async () => {
    const [pipeline] = (await owner.client.records.listPipelines({})).data;
    const [stage] = (pipeline?.statuses ?? []).flatMap(({ stages }) => stages);
    if (!pipeline || !stage) throw new Error("The team has no pipeline with a stage.");
    const trigger = { event: "stage_change" as const, stage_ids: [stage.id] };
    const { id } = await activeAutomation(owner, { trigger, actions: [mailStep("hello", sender)] });
    const params = { recordTypeId: pipeline.id };
    await owner.client.records.createDeal({ params, body: { deal_name: "주소 없음", stage_id: stage.id } });
    await untilIdle(tenant.teamId);
    const [entered] = await enrollmentsOf(tenant.teamId, id);
    expect(entered).toMatchObject({
      status: "finished",
      passed: [{ step_id: "hello", result: "skipped", detail: "no_address" }],
    });
  });
});

test("a condition branches by whether the person opened the mail of a step", async () => {
  const condition = {
    ...{ id: "if", type: "condition" as const, filter: null, label: "" },
    mail: { step_id: "hello", act: "opened" as const },
    yes: [noteStep("yes", "열람")],
    no: [noteStep("no", "미열람")],
  };
  const one = await automated({ actions: [mailStep("hello", sender), delayStep("wait"), condition] });
  const opener = await enter(one);
  const other = await enter(one);
  const { teamId } = tenant;
  const campaignId = await campaignIdOf(one.automation.id);
  await postEvents([eventOf({ teamId, campaignId }, opener.email, "delivered", 1)]);
  await postEvents([eventOf({ teamId, campaignId }, opener.email, "open", 60)]);
  await until(async () => {
    const { steps } = await owner.client.email.getAutomationResults(at(one.automation.id));
    return steps[0]?.mail?.opened === 1;
  });
  for (const { enrollments } of [opener, other]) await runEnrollmentIn(teamId, enrollments[0]?.id ?? "", 3);
  await untilIdle(teamId);
  const passedBy = async (email: string) =>
    (await enrollmentsOf(teamId, one.automation.id))
      .filter((entered) => entered.email === email)
      .flatMap(({ passed }) => passed.map(({ step_id }) => step_id));
  expect(await passedBy(opener.email)).toEqual(["hello", "wait", "if", "yes"]);
  expect(await passedBy(other.email)).toEqual(["hello", "wait", "if", "no"]);
}, 240_000);

test("a person gets the mail of the version they entered, and a changed mail keeps the step's numbers", async () => {
  const { automation, router } = await automated({ actions: [mailStep("hello", sender), delayStep("wait")] });
  const first = await enter({ automation, router });
  const before = await campaignIdOf(automation.id);
  const { name, trigger } = automation;
  const actions = [mailStep("hello", sender, { subject: "바뀐 제목" }), delayStep("wait")];
  await owner.client.email.changeAutomation({ ...at(automation.id), body: { name, trigger, actions } });
  const second = await enter({ automation, router });
  const { steps } = await owner.client.email.getAutomationResults(at(automation.id));
  expect(steps[0]?.mail?.campaign_id).not.toBe(before);
  expect(steps[0]?.mail?.sent).toBe(2);
  expect((await mailsTo(first.email)).map(({ subject }) => subject)).toEqual(["지훈님 반가워요"]);
  expect((await mailsTo(second.email)).map(({ subject }) => subject)).toEqual(["바뀐 제목"]);
}, 240_000);

test("an automation with an invalid mail can't be activated, and the reason names the step", async () => {
  const messagesOf = async (actions: Options["actions"]) => {
    const { id } = await automationOf(owner, { actions: actions ?? [] });
    const refused = await owner.client.email.activateAutomation(at(id)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400 });
    return (refused as { details: { step_id: string; message: string }[] }).details;
  };
  expect(await messagesOf([mailStep("hello", sender, { email_block: null })])).toEqual([
    { step_id: "hello", message: "email content or sender info required" },
  ]);
  expect(await messagesOf([mailStep("hello", "news@another.example")])).toEqual([
    { step_id: "hello", message: "The verified domain may have an issue. Please check the domain settings." },
  ]);
});
