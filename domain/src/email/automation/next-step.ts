import { cutText } from "../../shared/text";
import { delayUntil, isComplete } from "./delay";
import { type Enrollment, isOver, type StepResult, type StopReason } from "./enrollment";
import type { ConditionStep, Step } from "./step";
import { branchOf, findStep, stepAfter } from "./steps";

/** What is known when a step is due. */
export type EnrollmentContext = {
  automation: "active" | "inactive" | "deleted";
  /** Why the person may get no more: their record is gone, or they refused. */
  ends: StopReason | undefined;
  holds: (step: ConditionStep) => boolean;
  /** Until when no marketing mail may be sent to the person; undefined: it may be now. */
  quietUntil: string | undefined;
};

/** A step that reaches outside the enrollment; it is carried out before the enrollment moves on. */
export type ActionStep = Extract<Step, { type: "update_field" | "notify_slack" | "send_email" }>;

export type Decision =
  /** Nothing is due, or nothing is left to do. */
  | { do: "nothing" }
  | { do: "pause" }
  | { do: "stop"; reason: StopReason }
  | { do: "wait"; until: string }
  | { do: "move"; result: StepResult; to: string | null }
  | { do: "act"; step: ActionStep; to: string | null };

/** Decides what a person's next step is. Pure: the same enrollment, time and context give the same decision. */
export function nextStep(
  actions: readonly Step[],
  enrollment: Enrollment,
  now: string,
  context: EnrollmentContext,
): Decision {
  if (isOver(enrollment)) return { do: "nothing" };
  if (context.automation === "deleted") return { do: "stop", reason: "automation_deleted" };
  if (enrollment.due_at > now) return { do: "nothing" };
  if (context.automation === "inactive") return enrollment.status === "paused" ? { do: "nothing" } : { do: "pause" };
  if (context.ends) return { do: "stop", reason: context.ends };
  const step = enrollment.step_id === null ? undefined : findStep(actions, enrollment.step_id);
  if (!step) return { do: "move", result: "done", to: null };
  const to = stepAfter(actions, step.id);
  if (step.type === "leave") return { do: "stop", reason: "left" };
  if (step.type === "condition") {
    const holds = context.holds(step);
    return { do: "move", result: holds ? "yes" : "no", to: branchOf(actions, step, holds) };
  }
  if (step.type === "send_email" && step.email_campaign.kind === "marketing" && context.quietUntil !== undefined)
    return { do: "wait", until: context.quietUntil };
  if (step.type !== "delay") return { do: "act", step, to };
  if (enrollment.waiting || !isComplete(step)) return { do: "move", result: "waited", to };
  return { do: "wait", until: delayUntil(step, now) };
}

/** The enrollment after a decision. After an action was carried out, `moved` gives the enrollment. */
export function afterDecision(
  enrollment: Enrollment,
  decision: Exclude<Decision, { do: "act" }>,
  now: string,
): Enrollment {
  if (decision.do === "nothing") return enrollment;
  if (decision.do === "pause") return { ...enrollment, status: "paused", updated_at: now };
  if (decision.do === "stop")
    return { ...enrollment, status: "stopped", stop_reason: decision.reason, waiting: false, updated_at: now };
  if (decision.do === "wait") return { ...enrollment, waiting: true, due_at: decision.until, updated_at: now };
  return moved(enrollment, { to: decision.to, result: decision.result, detail: "" }, now);
}

type Outcome = { to: string | null; result: StepResult; detail: string };

/** The enrollment after an action, or after a step that leads on. */
export function moved(enrollment: Enrollment, { to, result, detail }: Outcome, now: string): Enrollment {
  const { step_id } = enrollment;
  const passed = step_id === null ? [] : [{ step_id, at: now, result, detail: cutText(detail, 300) }];
  return {
    ...enrollment,
    status: to === null ? "finished" : "running",
    step_id: to,
    waiting: false,
    due_at: now,
    passed: [...enrollment.passed, ...passed],
    updated_at: now,
  };
}

/** A paused enrollment goes on where it was; what was due meanwhile is due now. */
export const resumed = (enrollment: Enrollment, now: string): Enrollment =>
  enrollment.status === "paused"
    ? { ...enrollment, status: "running", due_at: enrollment.due_at < now ? now : enrollment.due_at, updated_at: now }
    : enrollment;
