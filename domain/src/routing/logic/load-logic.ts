import type { AnswerValue } from "../../forms/answer/answer-value";
import type { OutcomeSettings } from "../router/group";
import { ruleIssues } from "./check-logic";
import { type Answer, answerReader, conditionTest, type Test } from "./condition-test";
import { LogicError } from "./logic-error";
import { logicTexts } from "./logic-texts";
import { isOperator } from "./operators";
import type { DefaultResult, LogicField, RoutingGroup, SerializedLogic, SerializedNext } from "./serialized-logic";

type BookingGroup = Extract<RoutingGroup, { type: "routeTo" }>;

/** A result: a booking page, message or address, with its settings. `groupId` is null if no group was reached. */
export type RoutingResult = { readonly id: string; readonly groupId: string | null; readonly disqualified: boolean } & (
  | { readonly type: "routeTo"; readonly props: BookingGroup["props"] }
  | { readonly type: "text" | "redirection"; readonly value: string; readonly settings: OutcomeSettings }
);

export type LogicNode = {
  readonly id: string;
  /** The name that answers are looked up by. */
  readonly name: string;
  readonly read: (answer: AnswerValue | undefined) => Answer;
  readonly conditions: readonly LogicCondition[];
  /** The step of a run's path if no condition holds. */
  readonly noStep: LogicStep;
};

export type LogicCondition = {
  readonly test: Test;
  readonly next: LogicNode | RoutingResult;
  readonly step: LogicStep;
};

/** A visited field and the index of the condition that held; null if none did. */
export type LogicStep = { readonly field: string; readonly caseIndex: number | null };

/** A logic prepared for any number of runs. */
export type Logic = { readonly first: LogicNode | null; readonly default: RoutingResult; readonly size: number };

type GrowingNode = LogicNode & { conditions: LogicCondition[] };

/**
 * Prepares a stored logic; linear in cases. Cycles are detected by `checkLogic` before saving, and by `runLogic`. The
 * content of a group or the default overrides what a case says about it.
 * @param newId makes an id for each result without one
 * @throws LogicError with the first problem
 */
export function loadLogic(serialized: SerializedLogic, newId: () => string): Logic {
  const [issue] = ruleIssues(serialized);
  if (issue) throw new LogicError(issue);
  const nodes = new Map(serialized.fields.map((field): [string, GrowingNode] => [field.id, emptyNode(field)]));
  const disqualified = defaultResult(serialized.default);
  const results = new Map<string, RoutingResult>(serialized.groups.map((group) => [group.id, groupResult(group)]));
  results.set(disqualified.id, disqualified);

  for (const { from, cases } of serialized.rules) {
    const node = nodes.get(from);
    for (const [caseIndex, { operator, value, to }] of cases.entries()) {
      if (!node || !isOperator(operator)) continue;
      const next = named(to, nodes, results) ?? ownResult(to, newId);
      node.conditions.push({ test: conditionTest(operator, value), next, step: { field: from, caseIndex } });
    }
  }
  const first = nodes.get(serialized.rules[0]?.from ?? "") ?? null;
  return { first, default: disqualified, size: nodes.size };
}

const emptyNode = ({ id, name, type }: LogicField): GrowingNode => ({
  id,
  name,
  read: answerReader(type),
  conditions: [],
  noStep: { field: id, caseIndex: null },
});

function named(
  { type, value, id = "" }: SerializedNext,
  nodes: ReadonlyMap<string, LogicNode>,
  results: ReadonlyMap<string, RoutingResult>,
): LogicNode | RoutingResult | undefined {
  if (type === "field") return nodes.get(value);
  return results.get(type === "group" ? value : id);
}

/** An inline message or address of a case. */
function ownResult({ type, value, id }: SerializedNext, newId: () => string): RoutingResult {
  if (type !== "text" && type !== "redirection")
    throw new LogicError({ text: logicTexts.wrongNextType, field: null, caseIndex: null });
  return { id: id ?? newId(), groupId: null, disqualified: false, type, value, settings: NO_SETTINGS };
}

const NO_SETTINGS: OutcomeSettings = {
  follow_up_mail_setting: null,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  form_submission_noti_setting: null,
  assignee_setting: null,
};

function groupResult(group: RoutingGroup): RoutingResult {
  const of = { id: group.id, groupId: group.id, disqualified: false };
  if (group.type === "routeTo") return { ...of, type: group.type, props: group.props };
  return { ...of, type: group.type, value: group.props.value, settings: group.props };
}

const defaultResult = ({ id, type, value, settings }: DefaultResult): RoutingResult => ({
  id,
  groupId: null,
  disqualified: true,
  type,
  value,
  settings,
});
