import { builtInLabel } from "../field/field-labels";
import { type EntityId, kindOf } from "../record/entity";
import type { CellLookups } from "./cell-lookups";
import type { ImportField } from "./import-field";
import { cellReader } from "./read-cell";

/** Normalises a header or name: letters and digits only. */
export const headerKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const ENTITY_NAMES: Record<EntityId, string[]> = {
  lead: ["리드", "lead"],
  deal: ["딜", "deal"],
  company: ["회사", "고객사", "업체", "거래처", "company", "account", "organization"],
  contact: ["연락처", "고객", "담당자", "contact", "customer", "person"],
};

/** Common column names besides the labels of built-in fields, by {kind}.{field}. */
const OTHER_NAMES: Record<string, string[]> = {
  "lead.deal_name": ["제목", "딜명", "리드명", "건명", "title", "dealname", "leadname", "subject"],
  "lead.stage": ["단계", "진행단계", "상태", "dealstage", "status"],
  "lead.email": ["메일", "mail", "emailaddress"],
  "lead.phone_number": ["휴대폰", "휴대전화", "핸드폰", "연락처", "phone", "mobile", "phonenumber", "tel"],
  "lead.name": ["고객명", "성함", "성명", "고객이름", "fullname", "customername"],
  "lead.assignee": ["담당자", "담당", "영업담당", "owner", "assignee", "salesrep"],
  "lead.contract_amount": ["금액", "계약금액", "매출", "예상금액", "amount", "value", "price"],
  "lead.close_date": ["마감일", "계약일", "예상마감일", "closedate", "closingdate"],
  "lead.incoming_source": ["유입경로", "유입채널", "소스", "출처", "source", "channel"],
  "lead.subscribe_status": ["구독", "수신상태", "수신동의", "메일수신", "subscription", "emailstatus", "optin"],
  "company.name": ["회사", "고객사", "고객사명", "업체명", "상호", "거래처", "company", "account", "organization"],
  "company.url": ["홈페이지", "웹사이트", "website", "homepage", "domain"],
  "company.address": ["주소", "회사주소", "address"],
  "company.nice_id": ["법인번호", "법인등록번호", "corporationnumber", "corporateregistrationnumber"],
  "contact.name": ["고객담당자", "담당자명", "contact", "contactname", "person"],
  "contact.phone": ["휴대폰", "휴대전화", "핸드폰", "mobile", "cell"],
  "contact.tel": ["전화", "직통", "telephone", "officephone"],
  "contact.fax": ["팩스", "fax"],
  "contact.role": ["직급", "직위", "직함", "jobtitle", "position"],
  "contact.department": ["부서명", "dept", "team"],
  "contact.first_name": ["이름", "firstname", "givenname"],
  "contact.last_name": ["성", "lastname", "familyname", "surname"],
};

/** All names of a field, most specific first. If two fields share a name, the cells decide. */
function namesOf({ entity, field_id, label, category, type }: ImportField): string[] {
  const kind = kindOf(entity);
  const names =
    category === "custom" ? [label] : Object.values<string>(builtInLabel(kind, label.split(".")[1] ?? "") ?? {});
  // Other programs have ids of their own.
  if (field_id === "id") return names.map(headerKey);
  // A column of ids is always named with "id".
  if (type === "many-to-one") return [...names, field_id].map((name) => headerKey(`${name} id`));
  const named = ENTITY_NAMES[entity].flatMap((name) => names.map((one) => `${name} ${one}`));
  return [...named, ...names, field_id, ...(OTHER_NAMES[`${kind}.${field_id}`] ?? [])].map(headerKey);
}

type Column = { header: string; samples: readonly string[] };

/**
 * Suggests a mapping: the person's last choice for a header, else the field of that name whose type fits the cells.
 * Each field is suggested once.
 * @param remembered field ids by `headerKey`; null for an ignored column
 * @returns a field id per column, or null
 */
export function suggestMapping(
  columns: readonly Column[],
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, string | null>>,
  world: CellLookups,
): (string | null)[] {
  const names = withoutWholeNames(
    fields.map((field) => ({ field, names: namesOf(field), fits: fitsOf(field, world) })),
    columns.map(({ header }) => headerKey(header)),
  );
  const taken = new Set<string>();
  const take = (id: string | null | undefined) => {
    if (!id || taken.has(id)) return null;
    taken.add(id);
    return id;
  };
  const known = columns.map(({ header }) => remembered[headerKey(header)]);
  const chosen = known.map((id) =>
    fields.some((field) => field.id === id) ? take(id) : id === null ? null : undefined,
  );
  return columns.map(({ header, samples }, column) => {
    if (chosen[column] !== undefined) return chosen[column] ?? null;
    const key = headerKey(header);
    const candidates = names
      .filter((one) => key !== "" && one.names.includes(key) && !taken.has(one.field.id) && one.fits(samples))
      .sort((a, b) => a.names.indexOf(key) - b.names.indexOf(key));
    return take(candidates[0]?.field.id);
  });
}

/**
 * If there is a column of last names, a name that may mean the first or the whole name means the first: "이름" next to
 * "성".
 */
function withoutWholeNames<T extends { field: ImportField; names: string[] }>(all: T[], headers: string[]): T[] {
  const isSplit = (entity: EntityId) =>
    all.some(
      ({ field, names }) =>
        field.entity === entity && field.field_id === "last_name" && headers.some((key) => names.includes(key)),
    );
  const firstNames = (entity: EntityId) =>
    all.find(({ field }) => field.entity === entity && field.field_id === "first_name")?.names ?? [];
  return all.map((one) => {
    const { field, names } = one;
    if (field.field_id !== "name" || !isSplit(field.entity)) return one;
    const parts = firstNames(field.entity);
    return { ...one, names: names.filter((name) => !parts.includes(name)) };
  });
}

/** Whether at least half of the samples fit the field; an empty column fits any field. */
function fitsOf(field: ImportField, world: CellLookups): (samples: readonly string[]) => boolean {
  const read = cellReader(field, world);
  return (samples) => {
    const filled = samples.filter((text) => text.trim() !== "");
    const fitting = filled.filter((text) => "value" in read(text) || isNearly(field, text));
    return fitting.length * 2 >= filled.length;
  };
}

/**
 * Accepts values that are recognisable as numbers, dates or phone numbers, though not yet correctly formatted; and what
 * is no option yet, since the check of the cells offers to make it one.
 */
const isNearly = ({ type, category }: ImportField, text: string): boolean => {
  if (type === "select" || type === "multi-select") return category === "custom";
  if (type === "user" || type === "email") return text.includes("@");
  return ["number", "percent", "currency", "date", "phone-number"].includes(type) && /\d/.test(text);
};
