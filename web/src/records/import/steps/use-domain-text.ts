import type { Text } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";

/** A sentence of the domain in the interface's language. */
export function useDomainText(): (text: Text) => string {
  const { i18n } = useTranslation();
  return (text) => text[i18n.language === "en" ? "en" : "ko"];
}
