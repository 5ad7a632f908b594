import { z } from "zod";
import { AppError } from "./error";
import type { Locale } from "./text";

const { localeError } = z.locales.ko();

/** Korean translations of the schemas' English messages. */
const KO: Record<string, string> = {
  "Required field": "필수 항목이에요.",
  "Please enter a valid email address": "올바른 이메일 주소를 입력해 주세요.",
  "The name must not contain “Lead”.": "이름에 ‘Lead’나 ‘리드’를 쓸 수 없어요.",
  "Please enter a valid URL": "올바른 URL을 입력해 주세요.",
  "Please enter a name.": "이름을 입력해 주세요.",
  "This name can't be used.": "사용할 수 없는 이름이에요.",
  "Please enter a template name.": "템플릿 이름을 입력해 주세요.",
  "Please enter a subject.": "제목을 입력해 주세요.",
  "Please enter a title": "제목을 입력해 주세요.",
  "Please enter a reason.": "사유를 입력해 주세요.",
  "Unknown meeting method type": "알 수 없는 미팅 방법이에요.",
  "Please enter the address.": "주소를 입력해 주세요.",
  "Please enter your phone number.": "휴대폰 번호를 입력해 주세요.",
  "Please enter a valid phone number.": "올바른 전화번호를 입력해 주세요.",
  "Please enter a valid meeting length.": "올바른 미팅 시간을 입력해 주세요.",
  "Please enter the company name.": "회사 이름을 입력해 주세요.",
  "This URL is already taken": "이미 사용 중인 URL이에요.",
  "Only lowercase letters, numbers, '_' and '-' can be used.": "영문 소문자, 숫자, '_', '-'만 사용할 수 있어요.",
  "Only letters, numbers, spaces, '_' and '-' can be used.": "글자, 숫자, 공백, '_', '-'만 사용할 수 있어요.",
  "The URL must have at least 2 characters.": "URL은 2자 이상이어야 해요.",
  "The URL must have at most 40 characters.": "URL은 40자 이하여야 해요.",
  "The password must have at least 8 characters.": "비밀번호는 8자 이상이어야 해요.",
  "The password needs an uppercase letter.": "비밀번호에 영문 대문자가 필요해요.",
  "The password needs a lowercase letter.": "비밀번호에 영문 소문자가 필요해요.",
  "The password needs a number.": "비밀번호에 숫자가 필요해요.",
  "Must be one line without control characters.": "제어 문자 없이 한 줄로 입력해 주세요.",
  "Must not hold control characters.": "제어 문자는 사용할 수 없어요.",
  "Must be a phone number as dialcode-number.": "전화번호는 국가번호-번호 형식이어야 해요.",
  "Must be a time as HH:mm.": "시간은 HH:mm 형식이어야 해요.",
  "At most 20 records can be merged at a time.": "한 번에 20개까지 병합할 수 있어요.",
  "The same record is named twice.": "같은 레코드가 두 번 들어 있어요.",
  "This option does not exist.": "존재하지 않는 옵션이에요.",
  "Must be 10 lowercase letters.": "영문 소문자 10자여야 해요.",
  "Must be an IANA time zone.": "올바른 시간대가 아니에요.",
  "The end must be after the start.": "종료 시간은 시작 시간보다 늦어야 해요.",
  "The end must not be before the start.": "종료일은 시작일보다 빠를 수 없어요.",
};

/** Translates a validation message into the caller's language. Only the message is sent, never the schema. */
export function translateIssue(issue: { message: string }, locale: Locale): string {
  if (locale === "en") return issue.message;
  const known = KO[issue.message];
  if (known) return known;
  const translated = localeError(issue as z.core.$ZodRawIssue);
  return (typeof translated === "string" ? translated : translated?.message) ?? issue.message;
}

/**
 * Validates a value whose schema depends on stored data, which the contract cannot do.
 * @param path the value's path in the request, for the form that sent it
 */
export function checkValue<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const text = {
    ko: translateIssue(issue ?? parsed.error, "ko"),
    en: translateIssue(issue ?? parsed.error, "en"),
  };
  throw new AppError("BAD_REQUEST", text, [{ path, message: text }]);
}
