import { auditWords } from "@dure/domain/audit-words";
import { AUDIT_CATEGORIES, type AuditCategory } from "@dure/domain/shared/audit/audit-category";
import { LOCALES, type Text } from "@dure/domain/shared/text";
import { AUDIT_CATEGORY_LABELS } from "@dure/domain/teams/audit/audit-columns";
import { askedTypes } from "@dure/domain/teams/audit/audit-query";
import { useTranslation } from "react-i18next";
import { useMembers } from "../member/member-queries";

/** The options of the log's filters, each with an option for all. */
export function useAuditOptions(category: AuditCategory | undefined) {
  const { t, i18n } = useTranslation("teams");
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  const members = useMembers();
  const options = (choices: readonly (readonly [string, Text])[]) => [
    { value: "", label: t("auditLog.all") },
    ...choices.map(([value, text]) => ({ value, label: text[locale] })),
  ];
  const people = (members.data?.data ?? []).map(({ userId, display_name, email }) => {
    const name = display_name || email;
    return [userId, { ko: name, en: name }] as const;
  });
  return {
    categories: options(AUDIT_CATEGORIES.map((one) => [one, AUDIT_CATEGORY_LABELS[one]])),
    actions: options(actionsOf(category)),
    people: options(people),
  };
}

/** The actions that a category's entries have, or all of them. */
function actionsOf(category: AuditCategory | undefined) {
  const types = (category && askedTypes({ category }, auditWords)) ?? Object.keys(auditWords.phrases);
  const known = new Set(types.map((type) => type.slice(type.indexOf(".") + 1)));
  return Object.entries(auditWords.actions).filter(([action]) => known.has(action));
}
