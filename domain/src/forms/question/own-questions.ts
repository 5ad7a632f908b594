import { defineTexts, type Locale } from "../../shared/text";

/** How the product's own questions are called until somebody changes it, by their names. */
export const OWN_LABELS = defineTexts({
  name: { ko: "이름", en: "Name" },
  email: { ko: "이메일", en: "Email" },
  phone: { ko: "전화번호", en: "Phone" },
  company: { ko: "회사", en: "Company" },
  reason: { ko: "미팅 목적", en: "Purpose of the meeting" },
  note: { ko: "전달 사항", en: "Notes" },
  consent: { ko: "개인정보 수집 동의", en: "Consent to the processing of personal data" },
});
type OwnName = keyof typeof OWN_LABELS;

const isOwnName = (name: string): name is OwnName => Object.hasOwn(OWN_LABELS, name);

/**
 * A question's label: one that nobody has changed in the reader's language, others as written
 * (docs/product/forms.md#labels).
 */
export function labelIn(locale: Locale, { name, label }: { name: string; label: string }): string {
  if (!isOwnName(name)) return label;
  const { ko, en } = OWN_LABELS[name];
  return label === ko || label === en ? OWN_LABELS[name][locale] : label;
}

/** Those labels in one language. */
export const ownLabels = (locale: Locale): Record<OwnName, string> => ({
  name: OWN_LABELS.name[locale],
  email: OWN_LABELS.email[locale],
  phone: OWN_LABELS.phone[locale],
  company: OWN_LABELS.company[locale],
  reason: OWN_LABELS.reason[locale],
  note: OWN_LABELS.note[locale],
  consent: OWN_LABELS.consent[locale],
});
