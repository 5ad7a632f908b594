import type { Filter } from "../../records/filter/filter";
import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import type { AutomationBody } from "./automation";
import { automationTexts } from "./automation-texts";
import { isComplete } from "./delay";
import type { Step } from "./step";
import { mailProblems } from "./step-mail";
import { flatSteps, mailSteps } from "./steps";
import { isTriggerSet, type Trigger } from "./trigger";

/** What keeps an automation from being active. `step_id` is null for the trigger and for the whole. */
export type AutomationProblem = { step_id: string | null; message: Text };

/** Everything that is missing, in the order of the steps. */
export function automationProblems({ trigger, actions }: Pick<AutomationBody, "trigger" | "actions">) {
  const problems: AutomationProblem[] = triggerProblems(trigger).map((message) => ({ step_id: null, message }));
  if (actions.length === 0) problems.push({ step_id: null, message: automationTexts.actionRequired });
  for (const step of flatSteps(actions)) {
    const message = stepProblem(step, actions);
    if (message) problems.push({ step_id: step.id, message });
  }
  return problems;
}

function triggerProblems(trigger: Trigger): Text[] {
  if (isTriggerSet(trigger)) return [];
  if (trigger.event === "form_submission") return [automationTexts.formRequired];
  return [trigger.event === "segment_entry" ? automationTexts.segmentRequired : automationTexts.triggerRequired];
}

/**
 * Facts about the footer and the sender's domain are not known here. They are assumed to be right; the server checks
 * them.
 */
const ASSUMED = { hasFooter: true, senderIssue: undefined };

function stepProblem(step: Step, actions: readonly Step[]): Text | undefined {
  if (step.type === "send_email") return mailProblems(step.email_campaign, ASSUMED)[0];
  if (step.type === "delay" && !isComplete(step)) return automationTexts.delayRequired;
  if (step.type === "condition" && step.mail)
    return isMailStep(actions, step.mail.step_id) ? undefined : automationTexts.mailStepRequired;
  if (step.type === "condition" && !hasCondition(step.filter)) return automationTexts.conditionRequired;
  if (step.type === "update_field" && step.field_id === "") return automationTexts.fieldRequired;
  if (step.type === "notify_slack" && (step.channel === "" || step.text === "")) return automationTexts.slackRequired;
  return undefined;
}

const isMailStep = (actions: readonly Step[], id: string): boolean => mailSteps(actions).some((step) => step.id === id);

const hasCondition = (filter: Filter | null): boolean =>
  filter?.conditions.some((part) => !("conditions" in part) || hasCondition(part)) ?? false;

/** @throws BAD_REQUEST with every problem, for an automation that is or becomes active */
export function assertComplete(problems: readonly AutomationProblem[]): void {
  if (problems.length > 0) throw new AppError("BAD_REQUEST", automationTexts.incomplete, problems);
}
