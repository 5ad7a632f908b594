import { AppError } from "../shared/error";
import { kindOf, type ListEntityId, type RecordKind } from "./entity";
import type { Condition, Filter } from "./filter";
import { type Catalog, COMPARED_FIELDS, type FilterField, filterField } from "./filter-field";
import { type FilterTest, KEYWORD_OPERATORS, testOf, type Zone } from "./filter-test";
import { recordsTexts } from "./texts";

const MAX_DEPTH = 8;
const MAX_CONDITIONS = 200;

/** A filter whose fields, operators and values fit each other; a negated condition is the exact opposite of its test. */
export type CheckedFilter =
  | { all: CheckedFilter[] }
  | { any: CheckedFilter[] }
  | { field: FilterField; test: FilterTest; negated: boolean };

/**
 * By what a filter is checked: whose days it means, which fields there are, whether parts of texts may be looked for,
 * and whether personal values are masked for whoever asks: looking for their parts would spell them out.
 */
export type FilterRules = Zone & { catalog: Catalog; likeSearch: boolean; masked: boolean };

const RECORD_TYPE: FilterField = {
  source: "own",
  kind: "lead",
  key: "deal_record_type",
  ...COMPARED_FIELDS.lead.deal_record_type,
};

/**
 * Checks a filter against the fields of an entity; refuses it with 400 naming the condition that does not fit. Groups
 * without conditions restrict nothing. The entity asked for is a condition too: a deal has a deal record type.
 */
export function checkFilter(
  entityId: ListEntityId,
  filter: Filter | null | undefined,
  rules: FilterRules,
): CheckedFilter {
  const own = ofEntity(entityId);
  const checked = filter ? checkGroup(kindOf(entityId), filter, rules, 1, { left: MAX_CONDITIONS }) : undefined;
  return { all: [own, checked].filter((part) => part !== undefined) };
}

function ofEntity(entityId: ListEntityId): CheckedFilter | undefined {
  if (entityId !== "lead" && entityId !== "deal") return undefined;
  return { field: RECORD_TYPE, test: { op: "empty" }, negated: entityId === "deal" };
}

type Budget = { left: number };

function checkGroup(
  kind: RecordKind,
  { operator, conditions }: Filter,
  rules: FilterRules,
  depth: number,
  budget: Budget,
): CheckedFilter | undefined {
  if (depth > MAX_DEPTH) throw filterError("conditions");
  const parts = conditions
    .map((part) =>
      "conditions" in part
        ? checkGroup(kind, part, rules, depth + 1, budget)
        : checkCondition(kind, part, rules, budget),
    )
    .filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return operator === "AND" ? { all: parts } : { any: parts };
}

function checkCondition(kind: RecordKind, condition: Condition, rules: FilterRules, budget: Budget): CheckedFilter {
  budget.left -= 1;
  if (budget.left < 0) throw filterError(condition.identifier);
  if (kind === "lead" && condition.identifier === "entity_type") return entityType(condition);
  const field = filterField(rules.catalog, kind, condition.identifier);
  const test = field && testOf(field.as, condition, rules);
  if (!field || !test) throw filterError(condition.identifier);
  const wholeOnly = !rules.likeSearch || (rules.masked && field.personal === true);
  if (wholeOnly && field.as === "text" && KEYWORD_OPERATORS.has(condition.condition))
    throw filterError(condition.identifier);
  return { field, ...test };
}

/** Lead means that the deal record type is empty, deal that it is not (spec/2-records.md §4 and §5). */
function entityType({ condition, value }: Condition): CheckedFilter {
  if (condition !== "is" || (value !== "lead" && value !== "deal"))
    throw new AppError("BAD_REQUEST", recordsTexts.invalidEntityType, [{ identifier: "entity_type" }]);
  return { field: RECORD_TYPE, test: { op: "empty" }, negated: value === "deal" };
}

export const filterError = (identifier: string) =>
  new AppError("BAD_REQUEST", recordsTexts.filterError, [{ identifier }]);
