import type { Suggestion, SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { appUrl } from "../../platform/config";

/** A suggestion with its public address. */
export const toSuggestionView = (suggestion: Suggestion): SuggestionView => ({
  ...suggestion,
  link: `${appUrl.value()}/meet/${suggestion.id}`,
});
