import { z } from "zod";
import { sharedIssues } from "./shared-issues";

/** Safe as a Firestore document id and as a path segment: Firestore reserves ids such as `__a__`. */
export const Id = z.string().regex(/^(?!__.*__$)[\w-]{1,128}$/, sharedIssues.id);

/** A Firebase user id. */
export const Uid = Id;

/** UTC, one precision only (milliseconds), so that times compare as text. */
export const Time = z.iso.datetime({ precision: 3 });

/** Years that calendars and their providers agree on; a zone's offset must not lead to the year 10000. */
const YEARS = { first: 1970, last: 2199 };

/** Whether a day or a time, as ISO text, lies in a year that calendars take. */
export function isCalendarYear(isoText: string): boolean {
  const year = Number(/^\d{4}(?=-)/.exec(isoText)?.[0]);
  return year >= YEARS.first && year <= YEARS.last;
}

/** A time as clients send it, with any offset or precision; the platform stores it as `Time`. */
export const AnyTime = z.iso
  .datetime({ offset: true })
  .refine(isCalendarYear, sharedIssues.farTime)
  .transform((time) => new Date(time).toISOString());

export const Day = z.iso.date();

/** An IANA time zone that this runtime knows. */
export const TimeZone = z.string().max(64).refine(isTimeZone, sharedIssues.timeZone);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export const Email = z
  .email(sharedIssues.email)
  .max(254)
  .transform((email) => email.toLowerCase());

/** A query string carries text, and z.coerce.boolean would read "false" as true. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], sharedIssues.yesOrNo);

/**
 * One line of text that goes into mails, calendars and headers. Line breaks, control characters and the marks that turn the
 * direction of text around (a name could pose as another) are refused.
 */
export const Line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}]*$/u, sharedIssues.line);

/** Several lines of text; other control characters are refused. */
export const Lines = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/, sharedIssues.lines);

/** One line that code compares and nobody reads, such as a cursor or an id of another service; it is kept as it is. */
export const Token = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\u2028\u2029\p{Bidi_Control}]*$/u, sharedIssues.line);

/** A key of a stored map: Firestore reserves names such as `__a__` for fields, too. */
export const MapKey = (max: number) =>
  Token(max)
    .min(1)
    .regex(/^(?!__.*__$)/, sharedIssues.id);

/** Text as it was typed, with the spaces around it; of the control characters it has line ends and tabs only. */
export const TypedText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, sharedIssues.lines);

/** An address that a browser may open. */
export const WebUrl = z.url({ protocol: /^https?$/, error: sharedIssues.url }).max(2000);

export const DEFAULT_DIAL_CODE = "+82";
export const DEFAULT_TIME_ZONE = "Asia/Seoul";
