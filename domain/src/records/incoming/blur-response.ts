import { UTM_NAMES } from "../../shared/utm-names";

/** The creator id of records that a router's submission created. */
export const ROUTER_CREATOR = "router";

/** The placeholder for a blurred value, which does not even reveal its length. */
const BLUR = "•••";

const TEXTS = new Set<string>([
  ...["label", "deal_name", "first_name", "last_name", "name", "company_name", "email", "phone", "url", "address"],
  ...["role", "department", ...UTM_NAMES],
]);
const PHONES = new Set(["phone_number", "phone", "tel", "fax"]);
const REFERENCES = new Set(["company", "contact"]);
/** Lists with more of the visitor's values, under names that the team chose. */
const LISTS = new Set(["custom_fields", "details"]);

type Values = Record<string, unknown>;

const isPlain = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Blurs an answer's data from routers: names, addresses, numbers and UTM values of their records, anywhere in the
 * answer (docs/product/routing.md#who-has-routers). Such a record is recognized by its creator.
 */
export function blurResponse<T>(answer: T): T {
  return walk(answer) as T;
}

/** Copies only changed parts: answers are large, and most contain nothing from a router. */
function walk(value: unknown): unknown {
  if (Array.isArray(value)) return walkParts(value, () => [...value]);
  if (!isPlain(value)) return value;
  const inner = walkParts(value, () => ({ ...value }));
  if (value.author_id === ROUTER_CREATOR) return { ...inner, text: BLUR, html: BLUR };
  return value.created_by === ROUTER_CREATOR ? blurRecord(inner) : inner;
}

function walkParts<T extends object>(whole: T, copy: () => T): T {
  let walked = whole;
  for (const key of Object.keys(whole)) {
    const before = Reflect.get(whole, key);
    const after = walk(before);
    if (after === before) continue;
    if (walked === whole) walked = copy();
    Reflect.set(walked, key, after);
  }
  return walked;
}

const blurRecord = (record: Values): Values => ({
  ...Object.fromEntries(Object.entries(record).map(([key, value]) => [key, blurValue(key, value)])),
  blurred: true,
});

function blurValue(key: string, value: unknown): unknown {
  if (typeof value === "string" && TEXTS.has(key)) return value === "" ? "" : BLUR;
  if (key === "name" && isPlain(value)) return { ...value, first_name: BLUR, last_name: "" };
  if (PHONES.has(key) && isPlain(value)) return { dial_code: "", value: BLUR };
  if (REFERENCES.has(key) && isPlain(value)) return { ...value, label: BLUR };
  if (key === "dial_code") return "";
  if (key === "visitor_id" || key === "nice_id") return null;
  if (key === "custom" || key === "custom_field") return {};
  return LISTS.has(key) ? [] : value;
}
