import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event";
import { type Answers, DIAL_CODES } from "./answers";

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const DEFAULT_DIAL_CODE = "+82";

export type Origin = Pick<BookingRequest, "utm" | "visitor_id">;

/** The answers that a link already gives: `?name=&email=&phone=&company=&note=`. */
export function prefilled(search: string): Answers {
  const query = new URLSearchParams(search);
  const text = (name: string, maxLength: number) => (query.get(name) ?? "").trim().slice(0, maxLength);
  return {
    name: text("name", 100),
    email: text("email", 254),
    ...splitPhone(text("phone", 30)),
    company: text("company", 200),
    note: text("note", 2000),
  };
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
function splitPhone(text: string): Pick<Answers, "dialCode" | "phone"> {
  const longestFirst = DIAL_CODES.toSorted((a, b) => b.length - a.length);
  const code = longestFirst.find((one) => text.startsWith(one) || text.startsWith(`${one.slice(1)}-`));
  if (!code) return { dialCode: DEFAULT_DIAL_CODE, phone: text };
  const rest = text.slice(text.startsWith("+") ? code.length : code.length - 1);
  return { dialCode: code, phone: rest.replace(/^[\s-]+/, "") };
}
