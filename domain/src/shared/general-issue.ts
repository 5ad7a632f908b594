import type { z } from "zod";
import type { Text } from "./text";

type Issue = z.core.$ZodIssue;
type Limit = Extract<Issue, { code: "too_small" | "too_big" }>;

/** The text for a broken rule that has no text of its own. It mentions limits, but never a pattern. */
export function generalIssue(issue: Issue, given: unknown): Text {
  if (given === undefined) return MISSING;
  if (issue.code === "too_small" || issue.code === "too_big") return limitText(issue);
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? WRONG_TYPE;
  if (issue.code === "invalid_format") return FORMATS[issue.format] ?? WRONG_FORMAT;
  if (issue.code === "invalid_value") return oneOf(issue.values);
  if (issue.code === "not_multiple_of")
    return { ko: `${issue.divisor}의 배수여야 해요.`, en: `Must be a multiple of ${issue.divisor}.` };
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(", ");
    return { ko: `알 수 없는 항목이에요: ${keys}`, en: `Unknown: ${keys}` };
  }
  return WRONG_VALUE;
}

const MISSING: Text = { ko: "필수 항목이에요.", en: "Required field" };
const WRONG_VALUE: Text = { ko: "올바르지 않은 값이에요.", en: "This value is not valid." };
const WRONG_TYPE: Text = { ko: "값의 종류가 올바르지 않아요.", en: "This is the wrong type of value." };
const WRONG_FORMAT: Text = { ko: "형식이 올바르지 않아요.", en: "The format is not valid." };

const TYPES: Readonly<Record<string, Text>> = {
  string: { ko: "글자여야 해요.", en: "Must be text." },
  number: { ko: "숫자여야 해요.", en: "Must be a number." },
  int: { ko: "정수여야 해요.", en: "Must be a whole number." },
  boolean: { ko: "참 또는 거짓이어야 해요.", en: "Must be true or false." },
  array: { ko: "목록이어야 해요.", en: "Must be a list." },
  object: { ko: "JSON 객체여야 해요.", en: "Must be an object." },
  record: { ko: "JSON 객체여야 해요.", en: "Must be an object." },
  date: { ko: "올바른 날짜가 아니에요.", en: "Must be a date." },
  nonoptional: MISSING,
};

const FORMATS: Readonly<Record<string, Text>> = {
  email: { ko: "올바른 이메일 주소가 아니에요.", en: "Must be an email address." },
  url: { ko: "올바른 URL이 아니에요.", en: "Must be a URL." },
  uuid: { ko: "UUID여야 해요.", en: "Must be a UUID." },
  guid: { ko: "UUID여야 해요.", en: "Must be a UUID." },
  date: { ko: "날짜는 2026-03-01과 같은 형식이어야 해요.", en: "Must be a date such as 2026-03-01." },
  time: { ko: "시간은 09:30과 같은 형식이어야 해요.", en: "Must be a time such as 09:30." },
  datetime: {
    ko: "일시는 2026-03-01T00:00:00.000Z와 같은 형식이어야 해요.",
    en: "Must be a time such as 2026-03-01T00:00:00.000Z.",
  },
  ipv4: { ko: "올바른 IP 주소가 아니에요.", en: "Must be an IP address." },
  ipv6: { ko: "올바른 IP 주소가 아니에요.", en: "Must be an IP address." },
};

/**
 * The Korean text leaves out the possible codes, which the API's document lists: they mean nothing to a Korean reader.
 */
const oneOf = (values: readonly unknown[]): Text => ({
  ko: "선택할 수 없는 값이에요.",
  en: values.length === 1 ? `Must be ${quoted(values[0])}.` : `Must be one of ${values.map(quoted).join(", ")}.`,
});

const quoted = (value: unknown): string => (typeof value === "string" ? `"${value}"` : String(value));

const UNITS: Readonly<Record<string, (limit: string) => Text>> = {
  string: (limit) => ({ ko: `${limit}자`, en: `${limit} characters` }),
  array: (limit) => ({ ko: `${limit}개`, en: `${limit} items` }),
  set: (limit) => ({ ko: `${limit}개`, en: `${limit} items` }),
  object: (limit) => ({ ko: `${limit}개`, en: `${limit} items` }),
  record: (limit) => ({ ko: `${limit}개`, en: `${limit} items` }),
};

function limitText(issue: Limit): Text {
  const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
  // A minimum length of 1 means that the text is missing.
  if (issue.code === "too_small" && issue.origin === "string" && Number(limit) === 1) return MISSING;
  const { ko, en } = UNITS[issue.origin]?.(String(limit)) ?? { ko: String(limit), en: String(limit) };
  if (issue.exact) return { ko: `정확히 ${ko}여야 해요.`, en: `Must be exactly ${en}.` };
  if (issue.code === "too_small")
    return issue.inclusive
      ? { ko: `${ko} 이상이어야 해요.`, en: `Must be at least ${en}.` }
      : { ko: `${ko}보다 커야 해요.`, en: `Must be more than ${en}.` };
  return issue.inclusive
    ? { ko: `${ko} 이하여야 해요.`, en: `Must be at most ${en}.` }
    : { ko: `${ko}보다 작아야 해요.`, en: `Must be less than ${en}.` };
}
