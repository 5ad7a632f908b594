import type { FieldType } from "@dure/domain/records/field/field";
import type { Sorting } from "@dure/domain/records/filter/filter";
import { isMaskedField } from "@dure/domain/records/filter/filter-check";
import {
  type Catalog,
  type ComparedAs,
  comparedBy,
  type FilterField,
  filterField,
} from "@dure/domain/records/filter/filter-field";
import { filterError } from "@dure/domain/records/filter/filter-issue";
import { type EntityId, kindOf, type RecordKind } from "@dure/domain/records/record/entity";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { exceptRouters, literal, shownColumn } from "../shown-column";
import { columnOf, sqlTypeOf } from "../table";

/** What a list is sorted by. `ranks` marks a column that sorts by an external rank, such as a member's name. */
export type SortKey = { expression: string; type: string; descending: boolean; join?: string; ranks?: Ranked };

/** The kind of rank of an id column: position of a stage or deal type, name of a member. */
export type Ranked = "stage" | "record-type" | "member";

const RANKED: Partial<Record<FieldType, Ranked>> = { stage: "stage", "record-type": "record-type", user: "member" };

/** Sort keys are cut at this length to keep cursors short; texts with the same beginning tie. */
const SORTED_CHARACTERS = 60;

const NEWEST: Sorting = { identifier: "created_at", direction: "DESC" };

/**
 * The sort key of a field id. References sort by the name of the referenced record. A value of a referenced record that
 * the viewer may not see counts as empty, as in filters; so does one that is blurred.
 * @throws BAD_REQUEST for a field that is gone, or whose values are masked for the caller
 */
export function sortKeyOf(
  catalog: Catalog,
  kind: RecordKind,
  { identifier, direction }: Sorting = NEWEST,
  { viewer, masked, blurs = false }: { viewer: Viewer; masked: boolean; blurs?: boolean },
): SortKey {
  const found = filterField(catalog, kind, identifier);
  if (!found) throw filterError({ identifier, code: "removed-field" });
  const field = comparedBy(found, { masked });
  if (isMaskedField(field, { masked })) throw filterError({ identifier, code: "masked" });
  const descending = direction === "DESC";
  const column = shownColumn(field, { viewer, blurs });
  const ranked = RANKED[field.type];
  if (ranked) {
    const join = `LEFT JOIN rank k ON k.id = concat('${ranked}:', ${column})`;
    return { expression: "k.rank", type: "DOUBLE", descending, join, ranks: ranked };
  }
  if (field.choices) return { ...chosenKey(field, column, [...field.choices]), descending };
  if (field.refers) return { ...referredKey(column, field.refers, blurs), descending };
  return { expression: textKey(field.as, column), type: sqlTypeOf(field).name, descending };
}

const textKey = (as: ComparedAs, column: string): string =>
  as === "text" ? `left(${column}, ${SORTED_CHARACTERS})` : column;

/** Sorts by the position of the chosen options; multiple values are compared one after the other. */
function chosenKey({ as }: FilterField, column: string, choices: string[]): Pick<SortKey, "expression" | "type"> {
  const places = `[${choices.map(literal).join(", ")}]::VARCHAR[]`;
  if (as !== "ids") return { expression: `list_position(${places}, ${column})`, type: "INTEGER" };
  const each = `list_sort(list_transform(${column}, one -> format('{:04d}', coalesce(list_position(${places}, one), 0))))`;
  return { expression: `left(array_to_string(${each}, ' '), ${SORTED_CHARACTERS})`, type: "VARCHAR" };
}

/** Sorts by the referenced record's name; a deleted record counts as empty. */
function referredKey(column: string, entity: EntityId, blurs: boolean): Pick<SortKey, "expression" | "type" | "join"> {
  const kind = kindOf(entity);
  const name = `s.${columnOf(kind === "lead" ? "deal_name" : "name")}`;
  const expression = textKey("text", blurs ? exceptRouters([`s.${columnOf("created_by")}`], name) : name);
  return { expression, type: "VARCHAR", join: `LEFT JOIN ${kind} s ON s.key = ${column}` };
}
