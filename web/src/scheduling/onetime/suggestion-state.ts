import type { OnetimeView } from "@dure/domain/scheduling/onetime/onetime";

/** What became of a suggestion: over when none of its times is left to choose. */
export const suggestionState = (
  { state, availabilities }: Pick<OnetimeView, "state" | "availabilities">,
  now: string,
): OnetimeView["state"] | "over" =>
  state !== "booked" && availabilities.every(({ start }) => start <= now) ? "over" : state;
