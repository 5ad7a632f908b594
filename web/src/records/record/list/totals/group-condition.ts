import type { Condition, Filter } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { SummaryGroup } from "@dure/domain/records/group/summary-api";

const DAYS_OF_LONGEST_MONTH = 31;

/** The condition that a group's records fulfil; undefined where no filter tells them apart. */
export function groupCondition(
  { identifier, type }: Pick<ListedField, "identifier" | "type">,
  { key, label, blank }: Pick<SummaryGroup, "key" | "label" | "blank">,
): Condition | undefined {
  if (blank || key === null) return { identifier, condition: "isEmpty" };
  if (type === "checkbox") return { identifier, condition: "is", value: key === "true" };
  if (type === "text") return { identifier, condition: "is", value: label };
  if (type === "date" || type === "date-time") return { identifier, condition: "between", value: monthOf(key) };
  return { identifier, condition: "is", value: key };
}

/** The first and the last day of a month, such as 2026-11. */
function monthOf(key: string): { start: string; end: string } {
  const [year = 0, month = 1] = key.split("-").map(Number);
  const days = Array.from({ length: DAYS_OF_LONGEST_MONTH }, (_, day) => new Date(Date.UTC(year, month - 1, day + 1)));
  const last = days.filter((day) => day.getUTCMonth() === month - 1).at(-1);
  return { start: `${key}-01`, end: last?.toISOString().slice(0, "2026-11-30".length) ?? `${key}-28` };
}

/** The filter with one more condition that must hold. */
export function withCondition(filter: Filter | null, condition: Condition): Filter {
  if (!filter) return { operator: "AND", conditions: [condition] };
  if (filter.operator === "AND") return { ...filter, conditions: [...filter.conditions, condition] };
  return { operator: "AND", conditions: [filter, condition] };
}
