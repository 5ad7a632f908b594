import { EDITABLE_FIELDS } from "@dure/domain/records/field/built-in-fields";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { sourceOf } from "../../../filter/source-of";

/** How the values of a field are entered in a cell. */
export type CellKind = "typed" | "lines" | "date" | "choice" | "choices" | "check";

const KINDS: Partial<Record<ListedField["type"], CellKind>> = {
  textarea: "lines",
  date: "date",
  select: "choice",
  user: "choice",
  stage: "choice",
  "many-to-one": "choice",
  "multi-select": "choices",
  checkbox: "check",
};

export const cellKind = ({ type }: Pick<ListedField, "type">): CellKind => KINDS[type] ?? "typed";

/** Whether a cell can be edited: the field must be the record's own and no system field. */
export function isEditableCell({ entity, blurred }: Pick<RecordView, "entity" | "blurred">, field: ListedField) {
  const { id, category, type, identifier } = field;
  if (blurred || sourceOf(identifier) !== "own") return false;
  if (id === "stage") return entity === "deal";
  if (category === "custom") return true;
  return category === "standard" && (type === "many-to-one" || isNamed(EDITABLE_FIELDS[entity], id));
}

const isNamed = (ids: readonly string[], id: string): boolean => ids.includes(id);

/** What an emptied cell holds. */
export function emptyValue({ type }: Pick<ListedField, "type">): unknown {
  if (type === "multi-select") return [];
  if (type === "checkbox") return false;
  return TEXTS.has(type) ? "" : null;
}

const TEXTS: ReadonlySet<ListedField["type"]> = new Set(["text", "textarea", "email", "url", "name"]);
