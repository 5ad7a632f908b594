import type { ListedField } from "../../records/filter/listed-field";
import type { ListEntityId } from "../../records/record/entity";

/** The number of columns of raw data by default. */
const FIRST_COLUMNS = 6;

/**
 * The columns of raw data, in the chosen order. Deleted ones are left out.
 * @param listed the fields that lists can show, by entity
 */
export function rawDataColumns(
  listed: Readonly<Record<string, readonly ListedField[]>>,
  entity: ListEntityId,
  order: readonly string[],
): ListedField[] {
  const all = Object.values(listed).flat();
  const chosen = [...new Set(order)].flatMap(
    (identifier) => all.find((field) => field.identifier === identifier) ?? [],
  );
  return chosen.length > 0 ? chosen : (listed[entity] ?? []).slice(0, FIRST_COLUMNS);
}
