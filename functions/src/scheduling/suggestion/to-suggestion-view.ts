import type { Onetime, OnetimeView } from "@dure/domain/scheduling/suggestion/suggestion";
import { appUrl } from "../../platform/config";

/** A suggestion with its public address. */
export const toOnetimeView = (suggestion: Onetime): OnetimeView => ({
  ...suggestion,
  link: `${appUrl.value()}/meet/${suggestion.id}`,
});
