import type { FieldType } from "@dure/domain/records/field/field";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import type { ViewSetting } from "@dure/domain/records/view/view";
import type { TableSetting } from "@dure/domain/records/view/view-preferences";

/** A column of a list: a field, and its width in pixels. */
export type ListColumn = { id: string; size: number; field: ListedField };

/** Columns by their identifiers, as views and addresses keep them. */
export type ColumnSetting = ViewSetting["columnsSetting"][number];

export const MIN_COLUMN_PX = 60;
export const MAX_COLUMN_PX = 800;

const DEAL: ColumnSetting[] = [
  { id: "deal_name", size: 260 },
  { id: "company", size: 180 },
  { id: "stage", size: 140 },
  { id: "contract_amount", size: 140 },
  { id: "close_date", size: 130 },
  { id: "assignee", size: 150 },
];

/** The columns that each list begins with (docs/product/records-lists.md#first-columns). */
const DEFAULT: Record<ListEntityId, ColumnSetting[]> = {
  lead: [
    { id: "company", size: 200 },
    { id: "deal_name", size: 260 },
    { id: "incoming_source", size: 160 },
    { id: "created_at", size: 140 },
    { id: "assignee", size: 150 },
  ],
  deal: DEAL,
  "lead-deal-combined": DEAL.filter(({ id }) => id !== "close_date"),
  company: [
    { id: "name", size: 240 },
    { id: "url", size: 200 },
    { id: "address", size: 260 },
    { id: "created_at", size: 140 },
    { id: "created_by", size: 150 },
  ],
  contact: [
    { id: "name", size: 180 },
    { id: "company", size: 200 },
    { id: "role", size: 140 },
    { id: "phone", size: 170 },
    { id: "email", size: 220 },
    { id: "created_at", size: 140 },
  ],
};

export const defaultColumns = (entity: ListEntityId): ColumnSetting[] => DEFAULT[entity];

/** The columns of a member's own table setting, in their order. */
export const columnsOfTable = ({ columns }: TableSetting): ColumnSetting[] =>
  Object.entries(columns)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, { size }]) => ({ id, size }));

export const tableColumns = (columns: readonly ListColumn[]): TableSetting["columns"] =>
  Object.fromEntries(columns.map(({ id, size, field }, order) => [id, { order, size, category: field.category }]));

/** The columns whose fields still exist; the list's default columns if none do. */
export function shownColumns(
  entity: ListEntityId,
  settings: readonly ColumnSetting[],
  fields: ReadonlyMap<string, ListedField>,
): ListColumn[] {
  const of = (some: readonly ColumnSetting[]) =>
    some.flatMap(({ id, size }) => {
      const field = fields.get(id);
      return field ? [{ id, size, field }] : [];
    });
  const shown = of(settings);
  return shown.length > 0 ? shown : of(defaultColumns(entity));
}

const NARROW: readonly FieldType[] = ["checkbox", "date", "date-time", "number", "percent", "currency"];

/** The initial width of a column, in pixels. */
export const firstSize = ({ type }: ListedField): number => (NARROW.includes(type) ? 140 : 180);

/** Columns in an address: `deal_name~260,company:url~180`. */
export const writeColumns = (columns: readonly ColumnSetting[]): string =>
  columns.map(({ id, size }) => `${id}~${size}`).join(",");

export function readColumns(text: string | null): ColumnSetting[] | undefined {
  if (!text) return undefined;
  const columns = text.split(",").map((part) => /^([\w:-]+)~(\d{2,3})$/.exec(part));
  const read = columns.map((found) => ({ id: found?.[1] ?? "", size: Number(found?.[2]) }));
  const isWhole = columns.every((found) => found !== null) && new Set(read.map(({ id }) => id)).size === read.length;
  return isWhole ? read : undefined;
}

/** The field that names a record of the entity. */
export const NAME_FIELD: Record<EntityId, string> = {
  lead: "deal_name",
  deal: "deal_name",
  company: "name",
  contact: "name",
};

const NUMERIC: readonly FieldType[] = ["currency", "number", "percent"];
export const isNumeric = (type: FieldType): boolean => NUMERIC.includes(type);
