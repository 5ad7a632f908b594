import type { EntityId } from "@dure/domain/records/entity";
import type { Field, FieldType } from "@dure/domain/records/field";

/** A column of a list. `label` is the key of the field's label; widths are in pixels and grow in proportion. */
export type ListColumn = Pick<Field, "id" | "category" | "label"> & { type: FieldType; width: number };

const column = (label: string, type: FieldType, width: number): ListColumn => {
  const id = label.slice(label.indexOf(".") + 1);
  const category = id === "created_at" || id === "created_by" ? "system" : "standard";
  return { id, label, type, width, category };
};

/** The columns that each list begins with (spec/2-records.md §2). */
export const COLUMNS: Record<EntityId, ListColumn[]> = {
  lead: [
    column("deal.company", "many-to-one", 200),
    column("deal.deal_name", "text", 260),
    column("deal.incoming_source", "text", 160),
    column("deal.created_at", "date-time", 130),
    column("deal.assignee", "user", 150),
  ],
  deal: [
    column("deal.deal_name", "text", 260),
    column("deal.company", "many-to-one", 180),
    column("deal.stage", "stage", 140),
    column("deal.contract_amount", "currency", 140),
    column("deal.close_date", "date", 130),
    column("deal.assignee", "user", 150),
  ],
  company: [
    column("company.name", "text", 240),
    column("company.url", "url", 200),
    column("company.address", "text", 260),
    column("company.created_at", "date-time", 130),
    column("company.created_by", "user", 150),
  ],
  contact: [
    column("contact.name", "name", 180),
    column("contact.company", "many-to-one", 200),
    column("contact.role", "text", 140),
    column("contact.phone", "phone-number", 170),
    column("contact.email", "email", 220),
    column("contact.created_at", "date-time", 130),
  ],
};

/** The field that names a record of the entity. */
export const NAME_FIELD: Record<EntityId, string> = {
  lead: "deal_name",
  deal: "deal_name",
  company: "name",
  contact: "name",
};

const NUMERIC: readonly FieldType[] = ["currency", "number", "percent"];
export const isNumeric = (type: FieldType): boolean => NUMERIC.includes(type);

/** The columns as a grid: they share the room by their widths and keep a readable part of them. */
export const columnTemplate = (entity: EntityId): string =>
  COLUMNS[entity].map(({ width }) => `minmax(${width * 0.6}px, ${width}fr)`).join(" ");
