import { isClosed } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";

type Shown = Pick<SuggestionView, "state" | "availabilities" | "chosen_time">;

/** The times of a suggestion: the offered ones or, after a booking, the chosen one if it is known. */
export function shownTimes({ state, availabilities, chosen_time }: Shown): SuggestionView["availabilities"] {
  if (!isClosed({ state })) return availabilities;
  if (chosen_time) return [chosen_time];
  return availabilities.length === 1 ? availabilities : [];
}
