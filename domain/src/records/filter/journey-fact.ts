import type { ComparedField } from "./filter-field";
import type { FilterTest } from "./filter-predicate";

/**
 * Facts about a lead's or deal's visits of the team's websites. They are used in conditions, and are not values of a
 * record.
 */
export const JOURNEY_FACTS = {
  journey_last_seen: { as: "time", type: "date-time" },
  journey_pages: { as: "number", type: "number" },
  journey_sessions: { as: "number", type: "number" },
} as const satisfies Record<string, Pick<ComparedField, "as" | "type">>;
export type JourneyFact = keyof typeof JOURNEY_FACTS;

/** The facts of one record; a record without visits has none. */
export type JourneyFacts = Record<JourneyFact, string | number>;

/** A condition on a fact at a moment. */
export type JourneyTest = { fact: JourneyFact; test: FilterTest; now: string };

export const journeyFactOf = (identifier: string): JourneyFact | undefined =>
  Object.hasOwn(JOURNEY_FACTS, identifier) ? (identifier as JourneyFact) : undefined;
