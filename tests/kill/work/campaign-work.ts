import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { activeAutomation, enrollmentsOf, mailStep, noteStep } from "../../support/email/automation";
import {
  batchesOf,
  campaignToAll,
  recipientsOf,
  runCampaignSchedule,
  sendNow,
  takenOf,
} from "../../support/email/campaign";
import { addMailFault } from "../../support/email/inbox";
import { queueJob } from "../../support/suite/queue";
import { suite } from "../../support/suite/suite";
import { pause, until } from "../../support/suite/wait";
import type { Member, Tenant } from "../../support/teams/tenant";
import { RECOVERY_TIMEOUT_MS } from "../recovery";

/** A team with recipients. */
export type Sending = { tenant: Tenant; admin: Member; sender: string; emails: readonly string[] };

/** The pause between two runs of the schedules, which find work that a lost job left. */
const LOOK_MS = 5_000;
/** The schedules wait this long for a job before they queue its work again. */
const GRACE_MS = 180_000;

/** Sends a campaign to everybody. One call's answer is lost, and jobs run twice. @returns its id once it is sent */
export async function sendCampaign({ tenant, admin, sender }: Sending): Promise<string> {
  const { id } = await campaignToAll(admin, sender);
  await addMailFault({ path: "/v3/mail/send", contains: id, after: "effect", times: 1 });
  await sendNow(admin, id);
  await queueJob({ teamId: tenant.teamId, name: "find-recipients", payload: { campaign_id: id } });
  await untilLooked(async () => (await tenant.team.collection("campaigns").doc(id).get()).get("status") === "sent");
  return id;
}

/** Runs people through an automation with a mail. @returns the mail's campaign and the addresses, once all finished */
export async function automate({ tenant, admin, sender }: Sending, people: number) {
  const [pipeline] = (await admin.client.records.listPipelines({})).data;
  const [stage] = (pipeline?.statuses ?? []).flatMap(({ stages }) => stages);
  if (!pipeline || !stage) throw new Error("The team has no pipeline with a stage.");
  const automation = await activeAutomation(admin, {
    trigger: { event: "stage_change", stage_ids: [stage.id] },
    actions: [noteStep("note", "자동화"), mailStep("hello", sender), noteStep("end", "끝")],
  });
  const emails = Array.from({ length: people }, () => `${randomUUID().slice(0, 13)}@visitor.example`);
  const params = { recordTypeId: pipeline.id };
  for (const email of emails)
    await admin.client.records.createDeal({ params, body: { deal_name: "딜", stage_id: stage.id, email } });
  const { teamId } = tenant;
  const entered = () => enrollmentsOf(teamId, automation.id);
  await untilLooked(async () => (await entered()).length === people);
  for (const { id } of await entered()) await queueJob({ teamId, name: "run-enrollment", payload: { id } });
  await untilLooked(async () => (await entered()).every(({ status }) => status === "finished"));
  const { steps } = await admin.client.email.getAutomationResults({ params: { id: automation.id } });
  const id = steps.find(({ mail }) => mail)?.mail?.campaign_id ?? "";
  await untilLooked(async () => {
    const states = (await batchesOf(teamId, id)).map(({ state }) => String(state));
    return states.length === people && states.every((state) => state === "accepted" || state === "unknown");
  });
  await admin.client.email.deleteAutomation({ params: { id: automation.id } });
  return { id, emails };
}

/** Runs the schedules again and again until `isDone`; the campaign schedule twice concurrently. */
const untilLooked = (isDone: () => Promise<boolean>): Promise<boolean> =>
  until(async () => {
    if (await isDone()) return true;
    const at = new Date(Date.now() + GRACE_MS).toISOString();
    await Promise.all([runCampaignSchedule(at), runCampaignSchedule(at)]);
    await fetch(`${suite.tickerUrl}/run/dueEnrollments?at=${at}`, { method: "POST" });
    await pause(LOOK_MS);
  }, RECOVERY_TIMEOUT_MS);

/** Nobody got two mails, and only a call without an answer left people out. @returns the number of unknown batches */
export async function expectEachOnce(teamId: string, id: string, emails: readonly string[]): Promise<number> {
  const taken = await takenOf(id);
  expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
  const batches = await batchesOf(teamId, id);
  const unknown = batches.filter(({ state }) => state === "unknown");
  const recipients = await recipientsOf(teamId, id);
  expect(recipients.map(({ email }) => String(email)).toSorted()).toEqual([...emails].toSorted());
  const inUnknown = new Set(unknown.map((batch) => batch.id));
  const missed = recipients.filter(({ email }) => !taken.includes(String(email)));
  expect(missed.filter(({ batch }) => !inUnknown.has(String(batch)))).toEqual([]);
  expect(batches.filter(({ state }) => !["accepted", "unknown"].includes(String(state)))).toEqual([]);
  return unknown.length;
}
