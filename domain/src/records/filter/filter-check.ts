import { AppError } from "../../shared/error";
import { kindOf, type ListEntityId, type RecordKind } from "../record/entity";
import { normalizePhoneSearch } from "../record/normalize-phone";
import type { Viewer } from "../record/visibility";
import { recordsTexts } from "../texts";
import type { CheckedFilter } from "./checked-filter";
import type { Condition, Filter, FilterOperator } from "./filter";
import { type Catalog, COMPARED_FIELDS, comparedBy, type FilterField, filterField } from "./filter-field";
import { type FilterIssue, type FilterIssueCode, filterError } from "./filter-issue";
import { KEYWORD_OPERATORS, MAIL_OPERATORS, operatorsOf } from "./filter-operators";
import { type FilterTest, testOf, type ZonedNow } from "./filter-predicate";
import { JOURNEY_FACTS, type JourneyFact, journeyFactOf } from "./journey-fact";
import { type MailAct, mailActOf, mailTestOf } from "./mail-activity";
import { visibleTo } from "./visible-to";

const MAX_DEPTH = 8;
const MAX_CONDITIONS = 200;

/**
 * The rules that a filter is checked by: time zone, available fields, whether partial text search is allowed, whether
 * personal values are masked (partial matches would reveal them piece by piece), and the viewer.
 */
export type FilterRules = ZonedNow & { catalog: Catalog; likeSearch: boolean; masked: boolean; viewer: Viewer };

const RECORD_TYPE: FilterField = {
  source: "own",
  kind: "lead",
  key: "deal_record_type",
  ...COMPARED_FIELDS.lead.deal_record_type,
};

/**
 * Validates a filter against an entity's fields. Groups without conditions do not restrict. The requested entity adds a
 * condition: a deal has a deal type, a lead has none.
 * @throws BAD_REQUEST naming every invalid condition
 */
export function checkFilter(
  entityId: ListEntityId,
  filter: Filter | null | undefined,
  rules: FilterRules,
): CheckedFilter {
  const check: Check = { kind: kindOf(entityId), rules, issues: [], left: MAX_CONDITIONS };
  const checked = filter ? checkGroup(filter, [], check) : undefined;
  if (check.issues.length > 0) throw filterError(...check.issues);
  return {
    all: [ofEntity(entityId), withoutGoneTypes(entityId, rules.catalog), checked].filter((part) => part !== undefined),
  };
}

function ofEntity(entityId: ListEntityId): CheckedFilter | undefined {
  if (entityId !== "lead" && entityId !== "deal") return undefined;
  return { field: RECORD_TYPE, test: { op: "empty" }, negated: entityId === "deal" };
}

/** A deal of a deleted type counts as deleted, even before the job deletes it. */
function withoutGoneTypes(entityId: ListEntityId, { lead }: Catalog): CheckedFilter | undefined {
  const gone = lead.get("deal_record_type")?.gone;
  if (!gone?.size || kindOf(entityId) !== "lead" || entityId === "lead") return undefined;
  return { field: RECORD_TYPE, test: { op: "in", values: [...gone] }, negated: true };
}

/** State collected while walking through a filter. */
type Check = { kind: RecordKind; rules: FilterRules; issues: FilterIssue[]; left: number };

function checkGroup(filter: Filter, path: number[], check: Check): CheckedFilter | undefined {
  if (path.length >= MAX_DEPTH) {
    check.issues.push({ identifier: "conditions", code: "too-many", path });
    return undefined;
  }
  const parts = filter.conditions
    .map((part, index) =>
      "conditions" in part ? checkGroup(part, [...path, index], check) : checkCondition(part, [...path, index], check),
    )
    .filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return filter.operator === "AND" ? { all: parts } : { any: parts };
}

function checkCondition(condition: Condition, path: number[], check: Check): CheckedFilter | undefined {
  const { kind, rules } = check;
  const { identifier } = condition;
  const refuse = (code: FilterIssueCode) => void check.issues.push({ identifier, code, path });
  check.left -= 1;
  if (check.left < 0) return refuse("too-many");
  if (kind === "lead" && identifier === "entity_type") return entityType(condition);
  const act = kind === "lead" ? mailActOf(identifier) : undefined;
  if (act) return mailFilter(act, condition, check, refuse);
  const fact = kind === "lead" ? journeyFactOf(identifier) : undefined;
  if (fact) return journeyFilter(fact, condition, check, refuse);
  const found = filterField(rules.catalog, kind, identifier);
  if (!found) return refuse("removed-field");
  const field = comparedBy(found, rules);
  if (!supportsOperator(field, condition.condition, rules))
    return refuse(isMaskedField(field, rules) ? "masked" : "bad-operator");
  const test = testOf(field.as, withNormalizedPhone(field, condition), rules);
  if (!test) return refuse("bad-value");
  if (namesRemoved(field, test.test)) return refuse(field.type === "stage" ? "removed-stage" : "removed-option");
  return excludeInvisible({ field, ...test }, field, rules.viewer);
}

type Refuse = (code: FilterIssueCode) => undefined;

/** A condition on mails of campaigns to the record's address. It reveals no part of a masked address. */
function mailFilter(act: MailAct, { condition, value }: Condition, { rules }: Check, refuse: Refuse) {
  if (!MAIL_OPERATORS.includes(condition)) return refuse("bad-operator");
  const mail = mailTestOf(act, value, rules.now);
  return mail ? { mail, negated: condition === "isNot" } : refuse("bad-value");
}

/** A condition on the record's visits. */
function journeyFilter(fact: JourneyFact, condition: Condition, { rules }: Check, refuse: Refuse) {
  const { as } = JOURNEY_FACTS[fact];
  if (!operatorsOf(as).includes(condition.condition)) return refuse("bad-operator");
  const found = testOf(as, condition, rules);
  return found ? { journey: { fact, test: found.test, now: rules.now }, negated: found.negated } : refuse("bad-value");
}

/**
 * Restricts a condition on a referenced record to records that the viewer may see. Otherwise filters would reveal more
 * than the record's name.
 */
function excludeInvisible(checked: CheckedFilter, { source, kind, key }: FilterField, viewer: Viewer): CheckedFilter {
  const visible = source === "own" || key === "name" ? undefined : visibleTo(kind, viewer, source);
  return visible ? { all: [visible, checked] } : checked;
}

/** Normalises the phone number in a condition. */
function withNormalizedPhone({ type }: FilterField, condition: Condition): Condition {
  if (type !== "phone-number") return condition;
  const digits = (one: string | number) => normalizePhoneSearch(String(one));
  const { value } = condition;
  if (typeof value === "string") return { ...condition, value: digits(value) };
  return Array.isArray(value) ? { ...condition, value: value.map(digits) } : condition;
}

/**
 * Whether a field's values are masked for the caller. Such a field can't be compared or sorted: each answer would
 * reveal a part of a value (docs/product/records.md#masking).
 */
export const isMaskedField = ({ personal }: FilterField, { masked }: Pick<FilterRules, "masked">): boolean =>
  masked && personal === true;

/** Whether a field supports an operator for this caller. */
export function supportsOperator(
  field: FilterField,
  operator: FilterOperator,
  { likeSearch, masked }: Pick<FilterRules, "likeSearch" | "masked">,
): boolean {
  if (isMaskedField(field, { masked })) return operator === "isEmpty" || operator === "isNotEmpty";
  if (!likeSearch && field.as === "text" && KEYWORD_OPERATORS.has(operator)) return false;
  return operatorsOf(field.as).includes(operator);
}

/** Whether a test names a removed option. */
const namesRemoved = ({ choices }: FilterField, test: FilterTest): boolean =>
  choices !== undefined &&
  (test.op === "in" || test.op === "all") &&
  test.values.some((value) => !choices.has(String(value)));

/** "Lead" means an empty deal type, "deal" a non-empty one (docs/product/records-lists.md#entity-filter). */
function entityType({ condition, value }: Condition): CheckedFilter {
  if (condition !== "is" || (value !== "lead" && value !== "deal"))
    throw new AppError("BAD_REQUEST", recordsTexts.invalidEntityType, [{ identifier: "entity_type" }]);
  return { field: RECORD_TYPE, test: { op: "empty" }, negated: value === "deal" };
}
