import type { FieldSource, FilterField } from "@dure/domain/records/filter/filter-field";
import { isShownBlurred } from "@dure/domain/records/filter/without-blurred";
import { ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-response";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { columnFor } from "./query/filter-sql";

/** The column of a field, empty where the viewer may not see the value or sees it blurred. */
export function shownColumn(field: FilterField, { viewer, blurs }: { viewer: Viewer; blurs: boolean }): string {
  const visible = visibleColumn(field, viewer);
  return blurs ? unblurred(field, visible) : visible;
}

/** The name of a referenced record is visible to everybody who sees the referring record. */
function visibleColumn(field: FilterField, viewer: Viewer): string {
  if (!viewer || field.source === "own" || field.key === "name") return columnFor(field);
  const creator = columnFor({ source: field.source, key: "created_by" });
  return `CASE WHEN ${creator} = ${literal(viewer.id)} THEN ${columnFor(field)} END`;
}

/** Empty where the value is blurred. */
function unblurred(field: FilterField, column: string): string {
  if (isShownBlurred(field)) return column;
  const sources = new Set<FieldSource>(["own", field.source]);
  const creators = [...sources].map((source) => columnFor({ source, key: "created_by" }));
  return exceptRouters(creators, column);
}

/** A column, empty where one of the creators is a router. */
export const exceptRouters = (creators: string[], column: string): string =>
  `CASE WHEN ${creators.map((creator) => `${creator} IS DISTINCT FROM '${ROUTER_CREATOR}'`).join(" AND ")} THEN ${column} END`;

/** A text as SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
