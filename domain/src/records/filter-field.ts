import { activeFields, type CreatableType, type CustomField } from "./custom-field";
import type { RecordKind } from "./entity";
import type { CrmRecord } from "./record";
import { fullName } from "./record-label";

/**
 * How a field compares: text without regard to case, id exactly, ids as a set, flag as yes or no, number, day
 * (YYYY-MM-DD) and time (UTC) by order.
 */
export type ComparedAs = "text" | "id" | "ids" | "flag" | "number" | "day" | "time";

/** A field's value as filters and sorting see it; null when it is empty. */
export type Comparable = string | number | boolean | readonly string[] | null;

export type ComparedField = {
  as: ComparedAs;
  read: (record: CrmRecord) => Comparable;
  /** An address or a number of a person, which a team can have masked (`enable_masking`). */
  personal?: true;
};

/** The fields of each kind of record that a team can filter and sort by. */
export type Catalog = Record<RecordKind, ReadonlyMap<string, ComparedField>>;

/**
 * Text as it is compared: lower case, NFC (Korean typed on a Mac comes decomposed), and without lone surrogates, which
 * no other program keeps.
 */
export function comparedText(text: string): string | null {
  if (text === "") return null;
  return text.toWellFormed().toLowerCase().normalize("NFC").trim() || null;
}

const text = (read: (record: CrmRecord) => string | null | undefined): ComparedField => ({
  as: "text",
  read: (record) => comparedText(read(record) ?? ""),
});
const personal = (read: (record: CrmRecord) => string | null | undefined): ComparedField => ({
  ...text(read),
  personal: true,
});
const id = (read: (record: CrmRecord) => string | null): ComparedField => ({
  as: "id",
  read: (record) => read(record) || null,
});
const number = (read: (record: CrmRecord) => number | null): ComparedField => ({ as: "number", read });
const day = (read: (record: CrmRecord) => string | null): ComparedField => ({ as: "day", read });
const time = (read: (record: CrmRecord) => string | null): ComparedField => ({ as: "time", read });

const stamps = {
  created_at: time((record) => record.created_at),
  created_by: id((record) => record.created_by),
  updated_at: time((record) => record.updated_at),
  updated_by: id((record) => record.updated_by),
};

/** Digits only: people search a number with and without its hyphens. */
const digits = (phone: CrmRecord["phone"]) => phone?.value.replaceAll(/\D/g, "");

/** What can be filtered and sorted by, for each kind of record (spec/2-records.md §3). */
export const COMPARED_FIELDS = {
  lead: {
    deal_name: text((record) => record.deal_name),
    name: text(fullName),
    first_name: text((record) => record.first_name),
    last_name: text((record) => record.last_name),
    email: personal((record) => record.email),
    company: id((record) => record.company_id),
    contact: id((record) => record.contact_id),
    phone_number: personal((record) => digits(record.phone_number)),
    assignee: id((record) => record.assignee),
    incoming_source: text((record) => record.incoming_source),
    contract_amount: number((record) => record.contract_amount),
    close_date: day((record) => record.close_date),
    deal_converted_at: time((record) => record.deal_converted_at),
    pipeline_added_at: time((record) => record.pipeline_added_at),
    first_meeting_at: time((record) => record.first_meeting_at),
    deal_record_type: id((record) => record.record_type_id),
    stage: id((record) => record.stage_id),
    subscribe_status: id((record) => record.subscribe_status),
    visitor_id: id((record) => record.visitor_id),
    utm_source: text((record) => record.utm_source),
    utm_medium: text((record) => record.utm_medium),
    utm_campaign: text((record) => record.utm_campaign),
    utm_content: text((record) => record.utm_content),
    utm_term: text((record) => record.utm_term),
    ...stamps,
  },
  company: {
    name: text((record) => record.name),
    url: text((record) => record.url),
    address: text((record) => record.address),
    nice_id: id((record) => record.nice_id),
    ...stamps,
  },
  contact: {
    name: text(fullName),
    first_name: text((record) => record.first_name),
    last_name: text((record) => record.last_name),
    phone: personal((record) => digits(record.phone)),
    tel: personal((record) => digits(record.tel)),
    fax: personal((record) => digits(record.fax)),
    role: text((record) => record.role),
    department: text((record) => record.department),
    email: personal((record) => record.email),
    company: id((record) => record.company_id),
    ...stamps,
  },
} satisfies Record<RecordKind, Record<string, ComparedField>>;

/** The product's own fields and the active ones of a team's. */
export function catalogOf(custom: CustomField[]): Catalog {
  const of = (kind: RecordKind) =>
    new Map<string, ComparedField>([
      ...Object.entries<ComparedField>(COMPARED_FIELDS[kind]),
      ...activeFields({ custom })
        .filter((field) => field.kind === kind)
        .map(({ id, type }) => [id, COMPARED_TYPES[type](id)] as const),
    ]);
  return { lead: of("lead"), company: of("company"), contact: of("contact") };
}

const customText = (fieldId: string) => text(({ custom }) => asText(custom[fieldId]));
const customNumber = (fieldId: string) => number(({ custom }) => asNumber(custom[fieldId]));
const customId = (fieldId: string) => id(({ custom }) => asText(custom[fieldId]) ?? null);

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
const asNumber = (value: unknown) => (typeof value === "number" ? value : null);
const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const COMPARED_TYPES: Record<CreatableType, (fieldId: string) => ComparedField> = {
  text: customText,
  textarea: customText,
  email: (fieldId) => personal(({ custom }) => asText(custom[fieldId])),
  url: customText,
  number: customNumber,
  percent: customNumber,
  currency: customNumber,
  user: customId,
  select: customId,
  date: (fieldId) => day(({ custom }) => asText(custom[fieldId]) ?? null),
  "phone-number": (fieldId) => personal(({ custom }) => asText(part(custom[fieldId], "value"))?.replaceAll(/\D/g, "")),
  "many-to-one": (fieldId) => id(({ custom }) => asText(part(custom[fieldId], "id")) ?? null),
  checkbox: (fieldId) => ({ as: "flag", read: ({ custom }) => custom[fieldId] === true }),
  "multi-select": (fieldId) => ({ as: "ids", read: ({ custom }) => asIds(custom[fieldId]) }),
};

const asIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : null;

/** Where a filter's value is found: on the record itself, or on the company or contact it refers to. */
export type FieldSource = "own" | "company" | "contact";

export type FilterField = { source: FieldSource; kind: RecordKind; key: string } & ComparedField;

const REFERRED: Record<RecordKind, readonly string[]> = {
  lead: ["company", "contact"],
  company: [],
  contact: ["company"],
};

/** The field that an identifier names for a kind of record; undefined when there is none. */
export function filterField(catalog: Catalog, kind: RecordKind, identifier: string): FilterField | undefined {
  const [prefix, key] = identifier.includes(":") ? identifier.split(":", 2) : [undefined, identifier];
  if (!key) return undefined;
  if (prefix === undefined || prefix === kind || (kind === "lead" && prefix === "deal"))
    return fieldOf(catalog, "own", kind, key);
  if (prefix !== "company" && prefix !== "contact") return undefined;
  return REFERRED[kind].includes(prefix) ? fieldOf(catalog, prefix, prefix, key) : undefined;
}

function fieldOf(catalog: Catalog, source: FieldSource, kind: RecordKind, key: string): FilterField | undefined {
  const field = catalog[kind].get(key);
  return field && { source, kind, key, ...field };
}
