import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import type { PublicTexts } from "../texts/ko";

/** The person who accepts a suggestion. */
export type Guest = { name: string; email: string };
export type GuestErrors = Partial<Guest>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The initial values: from the link (`?name=&email=`), else the person that the times were suggested to. */
export function knownGuest(search: string, { invitee }: Pick<PublicSuggestion, "invitee">): Guest {
  const query = new URLSearchParams(search);
  const given = (name: keyof Guest, maxLength: number) => (query.get(name) ?? "").trim().slice(0, maxLength);
  return { name: given("name", 100) || invitee.name, email: given("email", 254) || invitee.email };
}

/** What is missing or wrong; the server checks again. */
export function checkGuest({ name, email }: Guest, texts: PublicTexts): GuestErrors {
  return {
    ...(!name.trim() && { name: texts.required }),
    ...(!email.trim() ? { email: texts.required } : !EMAIL.test(email.trim()) && { email: texts.invalidEmail }),
  };
}

/** The time that a link names (`?slot=`), if it is still suggested. */
export function slotInLink<T extends { start: string }>(search: string, times: readonly T[]): T | undefined {
  const start = Date.parse(new URLSearchParams(search).get("slot") ?? "");
  return times.find((time) => Date.parse(time.start) === start);
}
