import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event";
import { type Answers, DIAL_CODES, INVITEES, type InviteeName, isInvitees, type Question, type Value } from "./answers";

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const DEFAULT_DIAL_CODE = "+82";

export type Origin = Pick<BookingRequest, "utm" | "visitor_id">;

const LENGTHS: Record<InviteeName, number> = { name: 100, email: 254, phone: 30, company: 200, note: 2000 };
const MAX_LENGTH = 5000;

/** The answers that a link already gives, by their questions' names: `?name=&email=&phone=&company=&note=&budget=`. */
export function prefilled(search: string, form: readonly Question[]): Answers {
  const query = new URLSearchParams(search);
  const text = (name: string, maxLength: number) => (query.get(name) ?? "").trim().slice(0, maxLength);
  const { dialCode, phone } = splitPhone(text("phone", LENGTHS.phone));
  const invitees = INVITEES.map((name) => [name, text(name, LENGTHS[name])]);
  const own = form.flatMap((question) => {
    const value = isInvitees(question.name) ? undefined : answerIn(query, question);
    return value === undefined ? [] : [[question.name, value]];
  });
  return { values: { ...Object.fromEntries([...own, ...invitees]), phone }, dialCode };
}

/** A choice must be one that there is; nobody agrees to anything by following a link. */
function answerIn(query: URLSearchParams, { name, type, options }: Question): Value | undefined {
  const given = query.getAll(name).map((text) => text.trim().slice(0, MAX_LENGTH));
  const known = given.filter((one) => options.includes(one));
  if (type === "consent") return undefined;
  if (type === "checkbox") return known;
  return type === "radio" || type === "dropdown" ? known[0] : given[0];
}

/** Where the visitor came from, as the link says. */
export function originOf(search: string): Origin {
  const query = new URLSearchParams(search);
  const given = UTM.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 300);
    return value ? [[name, value]] : [];
  });
  const visitorId = query.get("visitor_id")?.slice(0, 64);
  return {
    ...(given.length > 0 && { utm: Object.fromEntries(given) }),
    ...(visitorId && { visitor_id: visitorId }),
  };
}

/**
 * Reads a number with its dial code in front: `+82 10-1234-5678`, `82-1012345678`. A plus sign arrives as a space
 * where a link leaves it unescaped.
 */
function splitPhone(text: string): { dialCode: string; phone: string } {
  const longestFirst = DIAL_CODES.toSorted((a, b) => b.length - a.length);
  const code = longestFirst.find((one) => text.startsWith(one) || text.startsWith(`${one.slice(1)}-`));
  if (!code) return { dialCode: DEFAULT_DIAL_CODE, phone: text };
  const rest = text.slice(text.startsWith("+") ? code.length : code.length - 1);
  return { dialCode: code, phone: rest.replace(/^[\s-]+/, "") };
}
