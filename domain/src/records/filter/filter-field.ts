import { Phone } from "../../shared/phone";
import type { Text } from "../../shared/text";
import { activeFields, type CreatableType, type CustomField } from "../field/custom-field";
import type { FieldType } from "../field/field";
import { SubscribeStatus } from "../field/subscribe-status";
import { type Pipeline, stagesOf } from "../pipeline/pipeline";
import type { EntityId, RecordKind } from "../record/entity";
import { maskEmail } from "../record/mask";
import { normalizePhone } from "../record/normalize-phone";
import type { CrmRecord } from "../record/record";
import { fullName } from "../record/record-label";

/**
 * How a field compares: text ignores case, id is exact, ids is a set, flag is a boolean; number, day (YYYY-MM-DD) and
 * time (UTC) are ordered.
 */
export type ComparedAs = "text" | "id" | "ids" | "flag" | "number" | "day" | "time";

/** A field's value for filters and sorting; null if empty. */
export type Comparable = string | number | boolean | readonly string[] | null;

export type ComparedField = {
  as: ComparedAs;
  type: FieldType;
  read: (record: CrmRecord) => Comparable;
  /** The current options, in order; any other value was removed. */
  choices?: ReadonlySet<string>;
  /** The team's labels of the choices, by id. */
  labels?: ReadonlyMap<string, string>;
  /** The names of choices that the product defines. */
  names?: Readonly<Record<string, Text>>;
  /** Deleted options whose records are not all deleted yet. */
  gone?: ReadonlySet<string>;
  /** The entity that an id refers to. */
  refers?: EntityId;
  /** A personal e-mail address or phone number, which a team can have masked (`enable_masking`). */
  personal?: true;
  /** A text of the team in which an e-mail address is masked like a personal one. */
  maskable?: true;
};

/** The fields of each kind that can be filtered and sorted by. */
export type Catalog = Record<RecordKind, ReadonlyMap<string, ComparedField>>;

/**
 * Normalises text for comparison: lower case, NFC (Korean typed on a Mac is decomposed), and no lone surrogates, which
 * other programs cannot store.
 */
export function normalizeText(text: string): string | null {
  if (text === "") return null;
  return text.toWellFormed().toLowerCase().normalize("NFC").trim() || null;
}

type Read<T> = (record: CrmRecord) => T | null;

const text = (read: Read<string | undefined>): ComparedField => ({
  as: "text",
  type: "text",
  read: (record) => normalizeText(read(record) ?? ""),
});
const email = (read: Read<string | undefined>): ComparedField => ({ ...text(read), type: "email", personal: true });
const phone = (read: Read<Phone | undefined>): ComparedField => ({
  ...text((record) => normalizePhone(read(record))),
  type: "phone-number",
  personal: true,
});
const id = (read: Read<string>, type: FieldType = "text"): ComparedField => ({
  as: "id",
  type,
  read: (record) => read(record) || null,
});
const user = (read: Read<string>) => id(read, "user");
const reference = (refers: EntityId, read: Read<string>): ComparedField => ({ ...id(read, "many-to-one"), refers });
const number = (read: Read<number>, type: FieldType = "number"): ComparedField => ({ as: "number", type, read });
const day = (read: Read<string>): ComparedField => ({ as: "day", type: "date", read });
const time = (read: Read<string>): ComparedField => ({ as: "time", type: "date-time", read });

const stamps = {
  created_at: time((record) => record.created_at),
  created_by: user((record) => record.created_by),
  updated_at: time((record) => record.updated_at),
  updated_by: user((record) => record.updated_by),
};

/** The comparable built-in fields of each kind (docs/product/records-lists.md#operators). */
export const COMPARED_FIELDS = {
  lead: {
    deal_name: text((record) => record.deal_name),
    name: text(fullName),
    first_name: text((record) => record.first_name),
    last_name: text((record) => record.last_name),
    email: email((record) => record.email),
    company: reference("company", (record) => record.company_id),
    contact: reference("contact", (record) => record.contact_id),
    phone_number: phone((record) => record.phone_number),
    assignee: user((record) => record.assignee),
    incoming_source: text((record) => record.incoming_source),
    contract_amount: number((record) => record.contract_amount, "currency"),
    close_date: day((record) => record.close_date),
    deal_converted_at: time((record) => record.deal_converted_at),
    pipeline_added_at: time((record) => record.pipeline_added_at),
    stage_entered_at: time((record) => record.stage_entered_at),
    first_meeting_at: time((record) => record.first_meeting_at),
    deal_record_type: id((record) => record.record_type_id, "record-type"),
    stage: id((record) => record.stage_id, "stage"),
    subscribe_status: {
      ...id((record) => record.subscribe_status, "select"),
      choices: new Set(SubscribeStatus.options),
    },
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
    phone: phone((record) => record.phone),
    tel: phone((record) => record.tel),
    fax: phone((record) => record.fax),
    role: text((record) => record.role),
    department: text((record) => record.department),
    email: email((record) => record.email),
    company: reference("company", (record) => record.company_id),
    ...stamps,
  },
} satisfies Record<RecordKind, Record<string, ComparedField>>;

/**
 * The built-in fields and a team's active custom fields, with their current options.
 * @param deletedTypes deleted deal types that still have deals
 */
export function catalogOf(
  custom: CustomField[],
  pipelines: Iterable<Pipeline>,
  deletedTypes: readonly string[] = [],
): Catalog {
  const types = [...pipelines];
  const of = (kind: RecordKind) =>
    new Map<string, ComparedField>([
      ...Object.entries<ComparedField>(COMPARED_FIELDS[kind]),
      ...activeFields({ custom })
        .filter((field) => field.kind === kind)
        .map((field) => [field.id, { ...COMPARED_TYPES[field.type](field.id), ...choicesOf(field) }] as const),
    ]);
  const { deal_record_type, stage } = COMPARED_FIELDS.lead;
  return {
    lead: of("lead")
      .set("deal_record_type", {
        ...deal_record_type,
        ...called(types.map(({ id, title }) => [id, title])),
        gone: new Set(deletedTypes),
      })
      .set("stage", { ...stage, ...called(types.flatMap(stagesOf).map(({ id, label }) => [id, label])) }),
    company: of("company"),
    contact: of("contact"),
  };
}

const called = (labels: [id: string, label: string][]) => ({
  choices: new Set(labels.map(([id]) => id)),
  labels: new Map(labels),
});

const choicesOf = ({ type, attributes: { options = [], entity_type } }: CustomField) => ({
  ...((type === "select" || type === "multi-select") && called(options.map(({ value, label }) => [value, label]))),
  ...(entity_type && { refers: entity_type }),
});

const customText = (fieldId: string): ComparedField => ({
  ...text(({ custom }) => asText(custom[fieldId])),
  maskable: true,
});
const customId = (type: FieldType) => (fieldId: string) => id(({ custom }) => asText(custom[fieldId]) ?? null, type);
const customNumber = (type: FieldType) => (fieldId: string) => number(({ custom }) => asNumber(custom[fieldId]), type);

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
const asNumber = (value: unknown) => (typeof value === "number" ? value : null);
const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const COMPARED_TYPES: Record<CreatableType, (fieldId: string) => ComparedField> = {
  text: customText,
  textarea: customText,
  url: customText,
  email: (fieldId) => email(({ custom }) => asText(custom[fieldId])),
  "phone-number": (fieldId) => phone(({ custom }) => Phone.safeParse(custom[fieldId]).data),
  number: customNumber("number"),
  percent: customNumber("percent"),
  currency: customNumber("currency"),
  user: customId("user"),
  select: customId("select"),
  date: (fieldId) => day(({ custom }) => asText(custom[fieldId]) ?? null),
  "many-to-one": (fieldId) => id(({ custom }) => asText(part(custom[fieldId], "id")) ?? null, "many-to-one"),
  checkbox: (fieldId) => ({ as: "flag", type: "checkbox", read: ({ custom }) => custom[fieldId] === true }),
  "multi-select": (fieldId) => ({ as: "ids", type: "multi-select", read: ({ custom }) => asIds(custom[fieldId]) }),
};

const asIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : null;

/** Where a field's value is: on the record, or on its company or contact. */
export type FieldSource = "own" | "company" | "contact";

/** `masksAddresses`: an address in the text compares as it is masked. */
export type FilterField = { source: FieldSource; kind: RecordKind; key: string; masksAddresses?: true } & ComparedField;

/** The records that a kind can refer to. */
export const REFERENCED_KINDS: Record<RecordKind, readonly ("company" | "contact")[]> = {
  lead: ["company", "contact"],
  company: [],
  contact: ["company"],
};

/** Finds a kind's field by identifier; undefined if there is none. */
export function filterField(catalog: Catalog, kind: RecordKind, identifier: string): FilterField | undefined {
  const [prefix, key] = identifier.includes(":") ? identifier.split(":", 2) : [undefined, identifier];
  if (!key) return undefined;
  if (prefix === undefined || prefix === kind || (kind === "lead" && prefix === "deal"))
    return fieldOf(catalog, "own", kind, key);
  const source = REFERENCED_KINDS[kind].find((entity) => entity === prefix);
  return source && fieldOf(catalog, source, source, key);
}

/** A field as it is compared for a caller: comparisons must reveal no more of a value than the caller can see. */
export function comparedBy(field: FilterField, { masked }: { masked: boolean }): FilterField {
  if (!masked || !field.maskable) return field;
  const read = (record: CrmRecord) => {
    const value = field.read(record);
    return typeof value === "string" ? maskEmail(value) : value;
  };
  return { ...field, read, masksAddresses: true };
}

function fieldOf(catalog: Catalog, source: FieldSource, kind: RecordKind, key: string): FilterField | undefined {
  const field = catalog[kind].get(key);
  return field && { source, kind, key, ...field };
}
