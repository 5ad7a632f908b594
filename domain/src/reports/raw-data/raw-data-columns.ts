import type { ListedField } from "../../records/filter/listed-field";
import type { ListEntityId } from "../../records/record/entity";

/** How many columns raw data have before any is chosen. */
const FIRST_COLUMNS = 6;

/**
 * The columns of raw data, in the order that was chosen. Those that are gone are left out.
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
