import { defineTexts, type Locale } from "../../shared/text";

/** The labels of standard questions until somebody changes them, by question name. */
export const DEFAULT_LABELS = defineTexts({
  name: { ko: "이름", en: "Name" },
  email: { ko: "이메일", en: "Email" },
  phone: { ko: "전화번호", en: "Phone" },
  company: { ko: "회사", en: "Company" },
  reason: { ko: "미팅 목적", en: "Purpose of the meeting" },
  note: { ko: "전달 사항", en: "Notes" },
  consent: { ko: "개인정보 수집 동의", en: "Consent to the processing of personal data" },
});
type StandardName = keyof typeof DEFAULT_LABELS;

const isStandardName = (name: string): name is StandardName => Object.hasOwn(DEFAULT_LABELS, name);

/** A question's label: a default label is in the reader's language, others are as written (docs/product/forms.md#labels). */
export function labelIn(locale: Locale, { name, label }: { name: string; label: string }): string {
  if (!isStandardName(name)) return label;
  const { ko, en } = DEFAULT_LABELS[name];
  return label === ko || label === en ? DEFAULT_LABELS[name][locale] : label;
}

/** The default labels in one language. */
export const defaultLabels = (locale: Locale): Record<StandardName, string> => ({
  name: DEFAULT_LABELS.name[locale],
  email: DEFAULT_LABELS.email[locale],
  phone: DEFAULT_LABELS.phone[locale],
  company: DEFAULT_LABELS.company[locale],
  reason: DEFAULT_LABELS.reason[locale],
  note: DEFAULT_LABELS.note[locale],
  consent: DEFAULT_LABELS.consent[locale],
});
