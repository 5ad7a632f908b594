import type { Outcome } from "@dure/domain/routing/submission/submission";
import type { Locale } from "@dure/domain/shared/text";
import { webAddress } from "../../../lib/public/web-address";

/** What a frame's address says of the website around it, for the next page in the same frame. */
const FRAME = ["mode", "parent", "theme"];

/** Where an outcome leads; undefined for a message, and for an address that is no website's. */
export function addressOf(outcome: Outcome, locale: Locale, search = location.search): string | undefined {
  if (outcome.type === "text") return undefined;
  if (outcome.type === "redirection") return webAddress(outcome.value);
  const address = webAddress(outcome.url);
  if (!address) return undefined;
  const url = new URL(address);
  const own = new URLSearchParams(search);
  for (const name of FRAME) {
    const value = own.get(name);
    if (value) url.searchParams.set(name, value);
  }
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", locale);
  return url.href;
}

/** Where it leads to: a booking stands in the form's place, another website leaves a frame. */
export const targetOf = ({ type }: Outcome): "_self" | "_top" => (type === "redirection" ? "_top" : "_self");

/** Takes the visitor to where the outcome leads, if anywhere. */
export function follow(outcome: Outcome, locale: Locale): void {
  const address = addressOf(outcome, locale);
  // A browser may keep a frame from leading the website away: then the visitor follows the link that is shown.
  if (address) open(address, targetOf(outcome));
}
