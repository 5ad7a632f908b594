import { LOCALES, type Text } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";

/** The domain's texts in the language of the interface. */
export function useLocalizedText(): (text: Text) => string {
  const { i18n } = useTranslation();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  return (text) => text[locale];
}
