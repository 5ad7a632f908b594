import type { FieldType } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";

/** The error message for an invalid value, by field type. */
export function useInvalidTexts(): Partial<Record<FieldType, string>> {
  const { t } = useTranslation("records");
  return {
    email: t("invalid.email"),
    url: t("invalid.url"),
    "phone-number": t("invalid.phone"),
    currency: t("invalid.amount"),
    number: t("invalid.number"),
    percent: t("invalid.number"),
    select: t("invalid.option"),
    "multi-select": t("invalid.option"),
    date: t("invalid.date"),
  };
}
