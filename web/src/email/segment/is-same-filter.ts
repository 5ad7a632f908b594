import type { Filter } from "@dure/domain/records/filter/filter";
import { dequal } from "dequal/lite";

/**
 * Whether two filters find the same records. Two filters without conditions both find everybody, whatever their
 * operator.
 */
export function isSameFilter(one: Filter | null, other: Filter | null): boolean {
  if (one?.conditions.length === 0 && other?.conditions.length === 0) return true;
  return dequal(one, other);
}
