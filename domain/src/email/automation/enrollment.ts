import { z } from "zod";
import { Id, Time } from "../../shared/value";
import type { ReEntry } from "./automation";
import { StepId } from "./step";

/** Why a person leaves before the end. */
export const STOP_REASONS = [
  "unsubscribed",
  "suppressed",
  "booked",
  "record_deleted",
  "automation_deleted",
  "left",
  "removed",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** The result of a step: done, the answer of a condition, or why the step had no effect. */
export const STEP_RESULTS = ["done", "waited", "yes", "no", "skipped", "failed"] as const;
export type StepResult = (typeof STEP_RESULTS)[number];

const Passed = z.object({
  step_id: StepId,
  at: Time,
  result: z.enum(STEP_RESULTS),
  /** Why it was skipped or failed. */
  detail: z.string().max(300).default(""),
});

export const ENROLLMENT_STATUSES = ["running", "paused", "finished", "stopped"] as const;

/**
 * A person on the way through a version. `step_id` is the step to do next, at `due_at`; null after the end. A delay is
 * `waiting` once its end is known. `paused`: the automation was switched off when a step was due.
 */
export const Enrollment = z.object({
  id: Id,
  automation_id: Id,
  version: z.int().positive(),
  record_id: Id,
  email: z.string(),
  event_id: z.string(),
  status: z.enum(ENROLLMENT_STATUSES),
  stop_reason: z.enum(STOP_REASONS).nullable().default(null),
  step_id: StepId.nullable(),
  waiting: z.boolean().default(false),
  due_at: Time,
  passed: z.array(Passed).default([]),
  entered_at: Time,
  updated_at: Time,
});
export type Enrollment = z.infer<typeof Enrollment>;

export const isOver = ({ status }: Pick<Enrollment, "status">): boolean =>
  status === "finished" || status === "stopped";

/** A person's earlier enrollment: when they last entered, and whether they are still on the way. */
export type PastEntry = { last_entered_at: string; isRunning: boolean } | undefined;

/** Whether the rule lets a person enter (again). Whoever is on the way enters a second time only with `every_event`. */
export function mayEnter(re_entry: ReEntry, past: PastEntry, now: string): boolean {
  if (!past || re_entry.rule === "every_event") return true;
  if (past.isRunning || re_entry.rule === "never") return false;
  return Date.parse(past.last_entered_at) + re_entry.days * 86_400_000 <= Date.parse(now);
}

type Entry = Pick<Enrollment, "id" | "automation_id" | "version" | "record_id" | "email" | "event_id">;

export const newEnrollment = (entry: Entry, firstStep: string | null, now: string): Enrollment => ({
  ...entry,
  status: firstStep === null ? "finished" : "running",
  stop_reason: null,
  step_id: firstStep,
  waiting: false,
  due_at: now,
  passed: [],
  entered_at: now,
  updated_at: now,
});
