import type { AutomationVersion } from "@dure/domain/email/automation/automation";
import { type Enrollment, isOver } from "@dure/domain/email/automation/enrollment";
import {
  type ActionStep,
  afterDecision,
  type EnrollmentContext,
  moved,
  nextStep,
} from "@dure/domain/email/automation/next-step";
import { findStep } from "@dure/domain/email/automation/steps";
import type { DomainEvent } from "@dure/domain/events";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { type Context, systemContext } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { findAutomation, findVersion } from "../automation/automation-store";
import { publisherContext } from "../automation/publisher-context";
import { runsAutomations } from "../automation/require-automations";
import type { CampaignRef } from "../ledger/batch-store";
import { queueBatch } from "../ledger/campaign-queue";
import { getEnrollment, saveEnrollment } from "./enrollment-store";
import { hasMailAct } from "./has-mail-act";
import { postStepToSlack } from "./post-step-to-slack";
import { quietUntilOf } from "./quiet-until-of";
import { endOf, holdsFor, readSubject, type Subject } from "./read-subject";
import { sendStep } from "./send-step";
import { updateField } from "./update-field";

/** What is left to do outside the transaction, before the person moves on. */
type Outside = { step: Extract<ActionStep, { type: "notify_slack" }>; to: string | null; record: CrmRecord };
/** `mailed`: the campaign whose ledger got the person's mail in the transaction. */
type Taken = { enrollment: Enrollment; outside?: Outside; mailed?: CampaignRef | undefined } | undefined;
type Decided = { answer: Taken; event: DomainEvent[] };

const NOTHING: Decided = { answer: undefined, event: [] };

/**
 * Takes one step of a person, if one is due.
 * @param now the later of the clock and a schedule's time
 * @param isLast whether this is the last attempt: if the step then fails, the person goes on without it
 * @returns the person after the step; undefined if nothing was due, or nothing is left
 */
export async function takeStep(
  teamId: string,
  id: string,
  { now, isLast }: { now: string; isLast: boolean },
): Promise<Enrollment | undefined> {
  const ctx = systemContext(teamId, "automation");
  const runs = await runsAutomations(teamId, now);
  const taken = await transaction(ctx, (tx) => decide(tx, ctx, { id, now, runs }));
  if (!taken) return undefined;
  if (taken.mailed) await queueBatch(taken.mailed, id, "made");
  const after = taken.outside
    ? await actOutside(ctx, taken.enrollment, taken.outside, { now, isLast })
    : taken.enrollment;
  return isOver(after) || after.status === "paused" ? undefined : after;
}

type Due = { id: string; now: string; runs: boolean };

async function decide(tx: Tx, ctx: Context, { id, now, runs }: Due): Promise<Decided> {
  const { teamId } = ctx;
  const enrollment = await getEnrollment(tx, teamId, id);
  const version = enrollment && (await findVersion(teamId, enrollment.automation_id, enrollment.version));
  if (!enrollment || !version || isOver(enrollment)) return NOTHING;
  const subject = await readSubject(tx, teamId, enrollment);
  const facts = await factsOf(tx, ctx, enrollment, { subject, runs, now, version });
  const decision = nextStep(version.actions, enrollment, now, facts);
  // The team became active again after it was read, and the job that resumes paused people may have run. Don't pause:
  // the schedule takes the step.
  if (decision.do === "pause" && !runs && (await runsAutomations(teamId, now, tx))) return NOTHING;
  if (decision.do !== "act") {
    const after = afterDecision(enrollment, decision, now);
    if (after === enrollment) return NOTHING;
    saveEnrollment(tx, teamId, after);
    return { answer: { enrollment: after }, event: [] };
  }
  const { step, to } = decision;
  if (!subject) return NOTHING;
  if (step.type === "notify_slack")
    return { answer: { enrollment, outside: { step, to, record: subject.record } }, event: [] };
  if (step.type === "send_email") {
    const { result, detail, mailed } = await sendStep(tx, ctx, enrollment, subject, step);
    const after = moved(enrollment, { to, result, detail }, now);
    saveEnrollment(tx, teamId, after);
    return { answer: { enrollment: after, mailed }, event: [] };
  }
  const publisher = await publisherContext(ctx, version.published_by);
  const { result, detail, event } = await updateField(tx, { ctx, publisher }, subject.record, step);
  const after = moved(enrollment, { to, result, detail }, now);
  saveEnrollment(tx, teamId, after);
  return { answer: { enrollment: after }, event };
}

type Known = { subject: Subject | undefined; runs: boolean; now: string; version: AutomationVersion };

async function factsOf(
  tx: Tx,
  ctx: Context,
  enrollment: Enrollment,
  { subject, runs, now, version }: Known,
): Promise<EnrollmentContext> {
  const { actions, published_by } = version;
  const automation = await findAutomation(tx, ctx.teamId, enrollment.automation_id);
  const step = enrollment.step_id === null ? undefined : findStep(actions, enrollment.step_id);
  const isChecked = step?.type === "condition" && subject !== undefined;
  const mail = isChecked ? step.mail : undefined;
  const holds = mail
    ? await hasMailAct(tx, ctx.teamId, { enrollmentId: enrollment.id, actions, mail })
    : isChecked && (await holdsFor(await publisherContext(ctx, published_by), subject, step.filter));
  const isActive = automation?.status === "active" && runs;
  const isMail = step?.type === "send_email" && subject !== undefined;
  return {
    quietUntil: isMail ? await quietUntilOf(ctx.teamId, subject, now) : undefined,
    automation: !automation || automation.deleted_at !== null ? "deleted" : isActive ? "active" : "inactive",
    ends: await endOf(ctx.teamId, subject),
    holds: () => holds,
  };
}

async function actOutside(
  ctx: Context,
  enrollment: Enrollment,
  { step, to, record }: Outside,
  { now, isLast }: { now: string; isLast: boolean },
): Promise<Enrollment> {
  const failed = await postStepToSlack(ctx.teamId, enrollment, step, record).catch((error: unknown) => {
    if (!isLast) throw error;
    return String(error);
  });
  const result = failed === undefined ? "done" : "failed";
  return transaction(ctx, async (tx) => {
    const current = (await getEnrollment(tx, ctx.teamId, enrollment.id)) ?? enrollment;
    // Another job has passed the step, or the person has left meanwhile.
    if (current.step_id !== step.id || isOver(current)) return { answer: current, event: [] };
    const after = moved(current, { to, result, detail: failed ?? "" }, now);
    saveEnrollment(tx, ctx.teamId, after);
    return { answer: after, event: [] };
  });
}
