import type { Condition, Filter, FilterOperator, FilterValue } from "@dure/domain/records/filter/filter";
import { operandOf } from "@dure/domain/records/filter/filter-operators";

/** A condition as it is being written: without a field, or without its value, it restricts nothing yet. */
export type DraftCondition = {
  id: number;
  identifier: string | undefined;
  condition: FilterOperator | undefined;
  value: FilterValue | undefined;
};
export type DraftGroup = { id: number; operator: "AND" | "OR"; parts: DraftPart[] };
export type DraftPart = DraftCondition | DraftGroup;

/** The deepest nesting of groups, with the outermost one counted. */
export const MAX_LEVELS = 5;

export const isGroup = (part: DraftPart): part is DraftGroup => "parts" in part;

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

export const newCondition = (): DraftCondition => ({
  id: nextId(),
  identifier: undefined,
  condition: undefined,
  value: undefined,
});
export const newGroup = (operator: DraftGroup["operator"], parts: DraftPart[] = [newCondition()]): DraftGroup => ({
  id: nextId(),
  operator,
  parts,
});

export const draftOf = (filter: Filter | null): DraftGroup =>
  filter
    ? newGroup(
        filter.operator,
        filter.conditions.map((part) => ("conditions" in part ? draftOf(part) : { id: nextId(), ...blank, ...part })),
      )
    : newGroup("AND", []);

const blank = { value: undefined };

/** The part of the filter that is complete; null when nothing is. */
export function filterOf(draft: DraftGroup): Filter | null {
  const conditions = draft.parts.flatMap((part): (Condition | Filter)[] => {
    const complete = isGroup(part) ? filterOf(part) : conditionOf(part);
    return complete ? [complete] : [];
  });
  return conditions.length > 0 ? { operator: draft.operator, conditions } : null;
}

function conditionOf({ identifier, condition, value }: DraftCondition): Condition | undefined {
  if (!identifier || !condition) return undefined;
  if (operandOf(condition) === "none") return { identifier, condition };
  return isFilled(value) ? { identifier, condition, value } : undefined;
}

function isFilled(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === null) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return (
    typeof value !== "object" ||
    !("start" in value) ||
    (value.start !== "" && value.end !== "" && value.start <= value.end)
  );
}

/** The draft with one part changed, or without it where `change` answers undefined. */
export function withPart<P extends DraftPart>(
  draft: DraftGroup,
  id: number,
  change: (part: P) => DraftPart | undefined,
): DraftGroup {
  if (draft.id === id) return (change(draft as P) as DraftGroup | undefined) ?? { ...draft, parts: [] };
  return {
    ...draft,
    parts: draft.parts.flatMap((part) => {
      if (part.id === id) return change(part as P) ?? [];
      return [isGroup(part) ? withPart(part, id, change) : part];
    }),
  };
}

/** The ids of the draft's complete conditions, by the path that the server uses for them. */
export function partsByPath(draft: DraftGroup, path: readonly number[] = []): Map<string, number> {
  const complete = draft.parts.filter((part) => (isGroup(part) ? filterOf(part) : conditionOf(part)));
  return new Map(
    complete.flatMap((part, index) => {
      const partPath = [...path, index];
      return isGroup(part) ? [...partsByPath(part, partPath)] : [[partPath.join("."), part.id] as const];
    }),
  );
}
