import type { Text } from "../../shared/text";

export const ROUTER_STEPS = ["form", "connect", "route", "actions"] as const;
export type RouterStep = (typeof ROUTER_STEPS)[number];

/** Problems with special treatment in the editor. */
export type RouterProblemReason = "title-required" | "entry-unconnected";

/**
 * A problem of a router. Its target is a question or input (name), a graph node (`entry` or a field id), a group or the
 * default (id), or the whole step (""). An unfinished router can be saved but not activated.
 */
export type RouterProblem = {
  readonly step: RouterStep;
  readonly target: string;
  readonly text: Text;
  /** The node's condition, by index. */
  readonly caseIndex: number | null;
  readonly unfinished: boolean;
  /** The affected part of an outcome; null for the outcome itself. */
  readonly part: "mail" | null;
  readonly reason: RouterProblemReason | null;
};

/** The target of problems at the graph's entry. */
export const ENTRY = "entry";

type Rest = Partial<Pick<RouterProblem, "caseIndex" | "unfinished" | "part" | "reason">>;

export const problem = (step: RouterStep, target: string, text: Text, rest: Rest = {}): RouterProblem => ({
  step,
  target,
  text,
  caseIndex: null,
  unfinished: false,
  part: null,
  reason: null,
  ...rest,
});
