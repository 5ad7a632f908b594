import type { Text } from "../../shared/text";
import { WebUrl } from "../../shared/value";
import type { LogicIssue } from "./logic-error";
import { logicTexts } from "./logic-texts";
import { operandProblem } from "./operand";
import { isOperator, OPERATORS_OF } from "./operators";
import type { LogicField, SerializedCase, SerializedLogic, SerializedNext } from "./serialized-logic";

/** Lists all problems of a logic; empty if every answer leads to a result (docs/product/routing-logic.md#validity). */
export function checkLogic(logic: SerializedLogic): LogicIssue[] {
  return [...ruleIssues(logic), ...pathIssues(logic)];
}

/** Problems that prevent loading a logic: inconsistent rules, conditions and targets. */
export function ruleIssues(logic: SerializedLogic): LogicIssue[] {
  const targets = targetsOf(logic);
  const rules = logic.rules.flatMap(({ from, cases }) => {
    const field = targets.fields.get(from);
    if (!field) return [issue(logicTexts.noRuleField, from)];
    if (cases.length === 0) return [issue(logicTexts.noConditions, from)];
    return cases.flatMap((one, index) => caseIssues(field, one, index, targets));
  });
  return [...repeated(logic), ...rules];
}

type Targets = { fields: ReadonlyMap<string, LogicField>; results: ReadonlySet<string> };

const targetsOf = ({ fields, groups, default: { id } }: SerializedLogic): Targets => ({
  fields: new Map(fields.map((field) => [field.id, field])),
  results: new Set([id, ...groups.map((group) => group.id)]),
});

const issue = (text: Text, field: string | null, caseIndex: number | null = null): LogicIssue => ({
  text,
  field,
  caseIndex,
});

/** Duplicate ids and rules. A name may be used on several branches. */
function repeated({ fields, rules }: SerializedLogic): LogicIssue[] {
  const ids = new Set<string>();
  const froms = new Set<string>();
  const isSecond = (seen: Set<string>, value: string) => seen.size === seen.add(value).size;
  const twice = [
    ...fields.filter(({ id }) => isSecond(ids, id)).map(({ id }) => id),
    ...rules.filter(({ from }) => isSecond(froms, from)).map(({ from }) => from),
  ];
  return twice.map((id) => issue(logicTexts.duplicatedField, id));
}

function caseIssues(field: LogicField, one: SerializedCase, index: number, targets: Targets): LogicIssue[] {
  return [operatorProblem(field, one), nextProblem(one.to, targets)]
    .filter((text) => text !== null)
    .map((text) => issue(text, field.id, index));
}

function operatorProblem({ type }: LogicField, { operator, value }: SerializedCase): Text | null {
  if (!isOperator(operator)) return logicTexts.unknownOperator;
  if (!OPERATORS_OF[type].includes(operator)) return logicTexts.wrongOperator;
  return operandProblem(type, operator, value);
}

function nextProblem({ type, value, id = "" }: SerializedNext, { fields, results }: Targets): Text | null {
  if (type === "field" || type === "group") {
    if (value === "") return logicTexts.noNext;
    return (type === "field" ? fields : results).has(value) ? null : logicTexts.noRuleNext;
  }
  if (results.has(id)) return null;
  if (value === "") return logicTexts.noNext;
  return type === "text" || WebUrl.safeParse(value).success ? null : logicTexts.wrongUrl;
}

/**
 * Finds fields that are unreachable, lead nowhere, or lie on a cycle: a topological sort removes fields without
 * incoming edges, so what is left is cyclic. Linear in the number of cases.
 */
function pathIssues({ fields, rules }: SerializedLogic): LogicIssue[] {
  const first = rules[0]?.from;
  const nextsOf = new Map(rules.map(({ from, cases }) => [from, cases.filter(leadsToField).map(({ to }) => to.value)]));
  const waysTo = new Map(fields.map(({ id }) => [id, 0]));
  for (const next of [...nextsOf.values()].flat()) waysTo.set(next, (waysTo.get(next) ?? 0) + 1);

  const lost = fields.filter(({ id }) => id !== first && waysTo.get(id) === 0);
  const without = fields.filter(({ id }) => first !== undefined && !nextsOf.has(id));
  const open = fields.filter(({ id }) => waysTo.get(id) === 0).map(({ id }) => id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of nextsOf.get(id) ?? []) {
      const left = (waysTo.get(next) ?? 0) - 1;
      waysTo.set(next, left);
      if (left === 0) open.push(next);
    }
  }
  const circling = fields.filter(({ id }) => (waysTo.get(id) ?? 0) > 0);
  return [
    ...without.map(({ id }) => issue(logicTexts.noConditions, id)),
    ...lost.map(({ id }) => issue(logicTexts.unreachable, id)),
    ...onCircles(new Set(circling.map(({ id }) => id)), nextsOf).map((id) => issue(logicTexts.circle, id)),
  ];
}

/** Removes fields that a cycle only leads to, so that the fields on cycles remain. */
function onCircles(left: Set<string>, nextsOf: ReadonlyMap<string, readonly string[]>): string[] {
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const id of left) if (!nextsOf.get(id)?.some((next) => left.has(next))) left.delete(id);
  }
  return [...left];
}

const leadsToField = ({ to }: SerializedCase) => to.type === "field" && to.value !== "";
