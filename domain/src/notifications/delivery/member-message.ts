import type { Locale } from "../../shared/text";
import { assigneeLine } from "../texts";
import { fillIn } from "./fill-in";

type Told = {
  title: string;
  message: string;
  values: { title: string; assignee: string };
  /** Whether the record can have an assignee. */
  isAssigned: boolean;
};

const BUTTON: Record<Locale, string> = { ko: "자세히 보기", en: "See details" };

/** The mail to a member about a record: the message, the record's title, and its assignee. */
export function memberMessage({ title, message, values, isAssigned }: Told, locale: Locale) {
  const written = fillIn(message, values).trim();
  return {
    subject: `[${locale === "ko" ? "두레" : "Dure"}] ${title}: ${values.title}`,
    paragraphs: [
      ...(written ? [written] : []),
      values.title,
      ...(isAssigned ? [assigneeLine[locale](values.assignee)] : []),
    ],
    button: BUTTON[locale],
  };
}
