import type { Outcome } from "@dure/domain/routing/submission/submission";
import type { Locale } from "@dure/domain/shared/text";
import { webAddress } from "../../../lib/public/web-address";

/** The parameters that describe the website around a frame, passed on to the next page in the frame. */
const FRAME = ["mode", "parent", "theme"];

/** The address that an outcome leads to; undefined for a message, and for an invalid address. */
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

/** Where the address opens: a booking replaces the form, another website replaces the page around the frame. */
export const targetOf = ({ type }: Outcome): "_self" | "_top" => (type === "redirection" ? "_top" : "_self");

/** Opens the outcome's address, if it has one. */
export function follow(outcome: Outcome, locale: Locale): void {
  const address = addressOf(outcome, locale);
  // A browser may forbid a frame to navigate its website: then the visitor uses the link that is shown.
  if (address) open(address, targetOf(outcome));
}
