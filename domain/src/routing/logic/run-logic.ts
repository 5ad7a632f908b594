import type { Answers, AnswerValue } from "../submission/submission";
import type { Logic, LogicCondition, LogicNode, RoutingResult, Step } from "./load-logic";
import { LogicError } from "./logic-error";
import { logicTexts } from "./logic-texts";

/** Answers by the names of their fields. */
export type Input = ReadonlyMap<string, AnswerValue>;

export type Run = { readonly result: RoutingResult; readonly path: readonly Step[] };

export const inputOf = (answers: Answers): Input => new Map(answers.map(({ name, value }) => [name, value]));

/**
 * Leads answers to their result: at each field the first condition that holds says where to go on. Where none holds,
 * and where there are no rules, it is the default (docs/product/routing-logic.md#run).
 * @throws LogicError when a field is come by twice
 */
export function runLogic(logic: Logic, input: Input): Run {
  const path: Step[] = [];
  let node = logic.first;
  while (node !== null) {
    // Of a path longer than there are fields, one comes twice.
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
