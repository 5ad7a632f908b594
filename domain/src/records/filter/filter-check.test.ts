import { describe, expect, test } from "vitest";
import { AppError } from "../../shared/error";
import { CustomField } from "../field/custom-field";
import { defaultPipeline } from "../pipeline/pipeline";
import type { ListEntityId } from "../record/entity";
import { CrmRecord } from "../record/record";
import { type Condition, FILTER_OPERATORS, type Filter } from "./filter";
import { checkFilter } from "./filter-check";
import { catalogOf } from "./filter-field";
import type { FilterIssue } from "./filter-issue";
import { matches } from "./filter-match";
import type { MailActivity } from "./mail-activity";

const NOW = "2026-11-21T03:00:00.000Z";
const stamps = { created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" };
const field = (id: string, type: string, more: object = {}) =>
  CustomField.parse({ ...stamps, id, kind: "lead", type, label: id, order: 0, version: 1, ...more });
const SIZE = "cf_size000000000000";
const SITE = "cf_site000000000000";
const FIELDS = [
  field(SIZE, "select", { attributes: { options: [{ value: "big", label: "크다" }] } }),
  field("cf_gone000000000000", "text", { archived_at: NOW }),
  field(SITE, "text", { kind: "company" }),
];
const CATALOG = catalogOf(FIELDS, [defaultPipeline("ko", NOW)]);
const RULES = {
  now: NOW,
  timeZone: "Asia/Seoul",
  catalog: CATALOG,
  likeSearch: true,
  masked: false,
  viewer: undefined,
};

const all = (...conditions: Filter["conditions"]): Filter => ({ operator: "AND", conditions });
const any = (...conditions: Filter["conditions"]): Filter => ({ operator: "OR", conditions });
const on = (identifier: string, condition: Condition["condition"], value?: Condition["value"]): Condition => ({
  identifier,
  condition,
  value,
});

test.each([
  ["deal", "kept", true],
  ["deal", "gone", false],
  ["lead-deal-combined", "gone", false],
  ["lead-deal-combined", null, true],
  ["lead", null, true],
] as const)("the list %s shows a record with the deal type %s: %s", (entityId, record_type_id, shown) => {
  const catalog = catalogOf(FIELDS, [defaultPipeline("ko", NOW)], ["gone"]);
  const record = CrmRecord.parse({ ...stamps, id: "r1", kind: "lead", record_type_id });
  const filter = checkFilter(entityId, null, { ...RULES, catalog });
  expect(matches(filter, { own: record })).toBe(shown);
});

const MAILS: MailActivity[] = [
  {
    ...{ campaign_id: "spring", email: "a@x.example", received: "2026-01-01T00:00:00.000Z", opened: NOW },
    ...{ clicked: null, bounced: null, unsubscribed: null },
  },
];

test.each([
  ["mail_opened", "is", { campaign_id: "spring", days: 30 }, true],
  ["mail_opened", "is", { campaign_id: null, days: null }, true],
  ["mail_opened", "is", { campaign_id: "summer", days: null }, false],
  ["mail_opened", "isNot", { campaign_id: "summer", days: null }, true],
  ["mail_received", "is", { campaign_id: "spring", days: 30 }, false],
  ["mail_received", "is", { campaign_id: "spring", days: null }, true],
] as const)("%s %s %j matches a mail that was opened now: %s", (identifier, condition, value, holds) => {
  const own = CrmRecord.parse({ ...stamps, id: "r1", kind: "lead" });
  const filter = checkFilter("lead", all(on(identifier, condition, value)), RULES);
  expect(matches(filter, { own, mails: MAILS })).toBe(holds);
  expect(matches(filter, { own, mails: [] })).toBe(condition === "isNot");
});

test("a condition on mails has a campaign and days, and is only for leads and deals", () => {
  const code = (part: Condition, entityId: ListEntityId = "lead") => issuesOf(all(part), RULES, entityId)[0]?.code;
  expect(code(on("mail_opened", "is", "spring"))).toBe("bad-value");
  expect(code(on("mail_opened", "is", { campaign_id: null, days: 0 }))).toBe("bad-value");
  expect(code(on("mail_opened", "isEmpty"))).toBe("bad-operator");
  expect(code(on("mail_opened", "is", { campaign_id: null, days: 1 }), "company")).toBe("removed-field");
});

function issuesOf(filter: Filter, rules = RULES, entityId: ListEntityId = "lead"): FilterIssue[] {
  try {
    checkFilter(entityId, filter, rules);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.details as FilterIssue[];
    throw error;
  }
}

test.each<[string, Condition, FilterIssue["code"]]>([
  ["an archived field", on("cf_gone000000000000", "isEmpty"), "removed-field"],
  ["a field nobody made", on("colour", "is", "red"), "removed-field"],
  ["a prototype's field", on("__proto__", "is", "red"), "removed-field"],
  ["a field of something it can't refer to", on("form:title", "is", "x"), "removed-field"],
  ["a removed option", on(SIZE, "is", "small"), "removed-option"],
  ["one removed option among others", on(SIZE, "notIn", ["big", "small"]), "removed-option"],
  ["a removed deal type", on("deal_record_type", "is", "gone"), "removed-option"],
  ["a removed stage", on("stage", "anyIn", ["default-new", "gone"]), "removed-stage"],
  ["an operator of another sort", on("contract_amount", "contains", "1"), "bad-operator"],
  ["a value of another sort", on("contract_amount", "gt", "1"), "bad-value"],
  ["a range from its end to its start", on("contract_amount", "between", { start: 2, end: 1 }), "bad-value"],
  [
    "a span of days from its end to its start",
    on("close_date", "between", { start: "2026-02-02", end: "2026-02-01" }),
    "bad-value",
  ],
  ["a phone number without digits", on("phone_number", "contains", "none"), "bad-value"],
])("refuses %s", (_, condition, code) => {
  expect(issuesOf(all(condition))).toEqual([{ identifier: condition.identifier, code, path: [0] }]);
});

test("names every invalid condition with its path", () => {
  const filter = all(
    on("email", "isEmpty"),
    any(on("colour", "isEmpty"), all(on("stage", "is", "gone"))),
    on("tint", "isEmpty"),
  );
  expect(issuesOf(filter)).toEqual([
    { identifier: "colour", code: "removed-field", path: [1, 0] },
    { identifier: "stage", code: "removed-stage", path: [1, 1, 0] },
    { identifier: "tint", code: "removed-field", path: [2] },
  ]);
});

test("takes eight levels of groups and two hundred conditions, not more", () => {
  const nested = (levels: number): Filter => (levels === 1 ? all(on("email", "isEmpty")) : all(nested(levels - 1)));
  expect(issuesOf(nested(8))).toEqual([]);
  expect(issuesOf(nested(9))).toMatchObject([{ code: "too-many" }]);
  const many = (count: number) => all(...Array.from({ length: count }, () => on("email", "isEmpty")));
  expect(issuesOf(all(many(100), many(100)))).toEqual([]);
  expect(issuesOf(all(many(100), many(100), on("email", "isEmpty")))).toMatchObject([{ code: "too-many", path: [2] }]);
});

describe("restricted conditions", () => {
  const parts = all(on("deal_name", "contains", "a"), on("email", "startsWith", "a"));
  test("on parts of texts are refused with disable_like_search, while `is` still works", () => {
    const rules = { ...RULES, likeSearch: false };
    expect(issuesOf(parts, rules)).toMatchObject([{ code: "bad-operator" }, { code: "bad-operator" }]);
    expect(issuesOf(all(on("deal_name", "is", "a"), on("email", "anyIn", ["a"])), rules)).toEqual([]);
  });
  test.each(FILTER_OPERATORS)(
    "on personal values with the operator %s reveal nothing if the values are masked",
    (condition) => {
      const values: Condition["value"][] = ["a", ["a"], { start: "a", end: "b" }, null, undefined];
      const masked = (identifier: string, value: Condition["value"]) =>
        issuesOf(all(on(identifier, condition, value)), { ...RULES, masked: true });
      const isOpen = condition === "isEmpty" || condition === "isNotEmpty";
      for (const identifier of ["email", "phone_number", "contact:email", "contact:phone"])
        for (const value of values) {
          const found = masked(identifier, value);
          expect(found).toEqual(isOpen ? [] : [expect.objectContaining({ identifier, code: "masked" })]);
        }
      expect(masked("deal_name", "a")).not.toMatchObject([{ code: "masked" }]);
    },
  );
});

test.each([
  ["is", "robot"],
  ["isNot", "lead"],
  ["anyIn", ["lead"]],
] as const)("entity type %s %s: Invalid entity type", (condition, value) => {
  const filter = all(on("entity_type", condition, value as Condition["value"]));
  expect(() => checkFilter("lead-deal-combined", filter, RULES)).toThrow("Invalid entity type");
});

describe("what a checked filter finds", () => {
  const record = (values: object) => CrmRecord.parse({ ...stamps, id: "x", kind: "lead", ...values });
  const company = record({ kind: "company", name: "한울", created_by: "u2", custom: { [SITE]: "Pangyo" } });
  const contact = record({ kind: "contact", first_name: "가람", last_name: "윤", email: "Garam@Example.com" });
  const lead = { own: record({ phone_number: { dial_code: "+82", value: "10-1234-5678" } }), company, contact };
  const deal = { own: record({ record_type_id: "default", stage_id: "default-new", custom: { [SIZE]: "big" } }) };

  test.each<[Condition, boolean, boolean]>([
    [on("company:name", "is", "한울"), true, false],
    [on("contact:name", "contains", "가람"), true, false],
    [on("contact:email", "endsWith", "@example.com"), true, false],
    [on(`company:${SITE}`, "is", "pangyo"), true, false],
    [on("company:created_by", "isNot", "u2"), false, true],
    [on("deal:deal_record_type", "is", "default"), false, true],
    [on("lead:stage", "isEmpty"), true, false],
    [on(SIZE, "is", "big"), false, true],
    [on("entity_type", "is", "lead"), true, false],
    [on("entity_type", "is", "deal"), false, true],
    [on("phone_number", "contains", "010-1234"), true, false],
    [on("phone_number", "is", "+82 10 1234 5678"), true, false],
    [on("phone_number", "anyIn", ["01012345678", "02-1"]), true, false],
  ])("%j", (condition, ofLead, ofDeal) => {
    const filter = checkFilter("lead-deal-combined", all(condition), RULES);
    expect([matches(filter, lead), matches(filter, deal)]).toEqual([ofLead, ofDeal]);
  });

  test("leads are those without a deal type, whatever the filter says", () => {
    const found = (entityId: ListEntityId) => {
      const filter = checkFilter(entityId, any(on("stage", "isEmpty"), on("stage", "isNotEmpty")), RULES);
      return [matches(filter, lead), matches(filter, deal)];
    };
    expect(found("lead")).toEqual([true, false]);
    expect(found("deal")).toEqual([false, true]);
    expect(found("lead-deal-combined")).toEqual([true, true]);
  });
});
