import type { Locale } from "@dure/domain/shared/text";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { en } from "../texts/en";
import { ko, type PublicTexts } from "../texts/ko";

const TEXTS: Record<Locale, PublicTexts> = { ko, en };

/** The reader's language, and the texts of scheduling's pages in it. */
export function useLanguage(): { locale: Locale; texts: PublicTexts } {
  const { locale } = useChosenLanguage();
  return { locale, texts: TEXTS[locale] };
}

export const useTexts = (): PublicTexts => useLanguage().texts;
