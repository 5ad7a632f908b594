import type { Text } from "../../shared/text";

export const ROUTER_STEPS = ["form", "connect", "route", "actions"] as const;
export type RouterStep = (typeof ROUTER_STEPS)[number];

/** Problems that the editor shows in a way of their own. */
export type RouterProblemReason = "title-required" | "entry-unconnected";

/**
 * What is wrong with a router: at a question or input (by name), a node of its graph (`entry` or a field's id), a group
 * or the default (by id), or the step as a whole (""). What is only unfinished may be saved, but not activated.
 */
export type RouterProblem = {
  readonly step: RouterStep;
  readonly target: string;
  readonly text: Text;
  /** Which condition of the node, by index. */
  readonly caseIndex: number | null;
  readonly unfinished: boolean;
  /** What of an outcome is wrong, where it is not the outcome itself. */
  readonly part: "mail" | null;
  readonly reason: RouterProblemReason | null;
};

/** The target of what is wrong with the beginning of a graph. */
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
