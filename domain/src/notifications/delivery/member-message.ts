import type { Locale } from "../../shared/text";
import { fillIn } from "./fill-in";

type Told = { title: string; message: string; values: Readonly<Record<string, string>> & { title: string } };

const BUTTON: Record<Locale, string> = { ko: "자세히 보기", en: "See details" };

/** What a member is told of a record, as a mail says it: the message, then what the record is called. */
export function memberMessage({ title, message, values }: Told, locale: Locale) {
  const written = fillIn(message, values).trim();
  return {
    subject: `[${locale === "ko" ? "두레" : "Dure"}] ${title}: ${values.title}`,
    paragraphs: written ? [written, values.title] : [values.title],
    button: BUTTON[locale],
  };
}
