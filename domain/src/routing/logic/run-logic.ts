import type { AnswerValue } from "../../forms/answer/answer-value";
import type { Answers } from "../submission/submission";
import type { Logic, LogicCondition, LogicNode, LogicStep, RoutingResult } from "./load-logic";
import { LogicError } from "./logic-error";
import { logicTexts } from "./logic-texts";

/** Answers by field name. */
export type LogicInput = ReadonlyMap<string, AnswerValue>;

export type LogicRun = { readonly result: RoutingResult; readonly path: readonly LogicStep[] };

export const toLogicInput = (answers: Answers): LogicInput => new Map(answers.map(({ name, value }) => [name, value]));

/**
 * Runs a logic: at each field, the first condition that holds decides the next step. If none holds, or there are no
 * rules, the result is the default (docs/product/routing-logic.md#run).
 * @throws LogicError if a field is visited twice
 */
export function runLogic(logic: Logic, input: LogicInput): LogicRun {
  const path: LogicStep[] = [];
  let node = logic.first;
  while (node !== null) {
    // A path longer than the number of fields visits one of them twice.
    if (path.length >= logic.size) throw loopAt(node);
    const condition = firstThatHolds(node, input.get(node.name));
    path.push(condition?.step ?? node.noStep);
    if (!condition) return { result: logic.default, path };
    const { next } = condition;
    if (!("conditions" in next)) return { result: next, path };
    node = next;
  }
  return { result: logic.default, path };
}

function firstThatHolds(node: LogicNode, given: AnswerValue | undefined): LogicCondition | undefined {
  const answer = node.read(given);
  for (const condition of node.conditions) if (condition.test(answer)) return condition;
  return undefined;
}

const loopAt = ({ id }: LogicNode) => new LogicError({ text: logicTexts.infiniteLoop, field: id, caseIndex: null });
