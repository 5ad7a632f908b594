import type { Answers, AnswerValue } from "../submission";
import type { Logic, LogicNode, RoutingResult } from "./load-logic";
import { LogicError } from "./logic-error";
import { logicTexts } from "./logic-texts";

/** Answers by the names of their fields. */
export type Input = ReadonlyMap<string, AnswerValue>;

/** A field that was come by, and which of its conditions held, by index; null when none did. */
export type Step = { readonly field: string; readonly caseIndex: number | null };
export type Run = { readonly result: RoutingResult; readonly path: readonly Step[] };

export const inputOf = (answers: Answers): Input => new Map(answers.map(({ name, value }) => [name, value]));

/**
 * Leads answers to their result: at each field the first condition that holds says where to go on. Where none holds,
 * and where there are no rules, it is the default (spec/3-scheduling-routing-email.md §4).
 * @throws LogicError when a field is come by twice
 */
export function runLogic(logic: Logic, input: Input): Run {
  const path: Step[] = [];
  let node = logic.first;
  while (node !== null) {
    // Of a path longer than there are fields, one comes twice.
    if (path.length >= logic.size) throw loopAt(node);
    const answer = input.get(node.name);
    const caseIndex: number = node.conditions.findIndex(({ test }) => test(answer));
    const next = node.conditions[caseIndex]?.next;
    path.push({ field: node.id, caseIndex: next ? caseIndex : null });
    if (!next) return { result: logic.default, path };
    if (!("conditions" in next)) return { result: next, path };
    node = next;
  }
  return { result: logic.default, path };
}

const loopAt = ({ id }: LogicNode) => new LogicError({ text: logicTexts.infiniteLoop, field: id, caseIndex: null });
