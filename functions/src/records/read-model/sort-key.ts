import type { RecordKind } from "@dure/domain/records/entity";
import type { Sorting } from "@dure/domain/records/filter";
import { filterError } from "@dure/domain/records/filter-check";
import { type Catalog, COMPARED_FIELDS, type FilterField, filterField } from "@dure/domain/records/filter-field";
import { columnFor } from "./filter-sql";
import { SQL_TYPES } from "./table";

/** What a list is ordered by. `ranks` are ordered by something that is not theirs, such as a member's name. */
export type SortKey = { expression: string; type: string; descending: boolean; join?: string; ranks?: Ranked };

/** What orders a column of ids: the place of its stage or deal type, the name of its member. */
export type Ranked = "stage" | "record-type" | "member";

const RANKED: Record<string, Ranked> = {
  stage: "stage",
  deal_record_type: "record-type",
  assignee: "member",
  created_by: "member",
  updated_by: "member",
};

/** Texts that begin with the same characters count as equal, so that a cursor stays short. */
const SORTED_CHARACTERS = 60;

const NEWEST: Sorting = { identifier: "created_at", direction: "DESC" };

/** The sort key that an identifier means for a kind of record; references sort by the name of what they refer to. */
export function sortKeyOf(catalog: Catalog, kind: RecordKind, { identifier, direction }: Sorting = NEWEST): SortKey {
  const field = filterField(catalog, kind, identifier);
  if (!field) throw filterError(identifier);
  const descending = direction === "DESC";
  const ranked = RANKED[field.key];
  if (ranked) {
    const join = `LEFT JOIN rank k ON k.id = concat('${ranked}:', ${columnFor(field)})`;
    return { expression: "k.rank", type: "DOUBLE", descending, join, ranks: ranked };
  }
  const shown = referredName(field) ?? field;
  const column = columnFor(shown);
  const expression = shown.as === "text" ? `left(${column}, ${SORTED_CHARACTERS})` : column;
  return { expression, type: SQL_TYPES[shown.as].name, descending };
}

const referredName = ({ source, key }: FilterField): FilterField | undefined =>
  source === "own" && (key === "company" || key === "contact")
    ? { source: key, kind: key, key: "name", ...COMPARED_FIELDS[key].name }
    : undefined;
