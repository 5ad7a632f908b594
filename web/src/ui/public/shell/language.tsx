/** @jsxImportSource preact */
import { LOCALES, type Locale } from "@dure/domain/shared/text";
import { type ComponentChildren, createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { language, saveLanguage } from "../../../lib/language/language";
import { sharedEn } from "../texts/en";
import { type SharedTexts, sharedKo } from "../texts/ko";

const TEXTS: Record<Locale, SharedTexts> = { ko: sharedKo, en: sharedEn };

type Chosen = { locale: Locale; setLocale: (locale: Locale) => void };

const LanguageContext = createContext<Chosen>({ locale: "ko", setLocale: () => {} });

/** The language in the address (`lang=en`), else the saved one, else the browser's. */
export function firstLanguage(search = location.search): Locale {
  const wanted = new URLSearchParams(search).get("lang");
  return LOCALES.find((locale) => locale === wanted) ?? language();
}

export function LanguageProvider({ children }: { children: ComponentChildren }) {
  const [locale, setLocale] = useState(firstLanguage);
  document.documentElement.lang = locale;
  const choose = (chosen: Locale) => {
    saveLanguage(chosen);
    setLocale(chosen);
  };
  return <LanguageContext.Provider value={{ locale, setLocale: choose }}>{children}</LanguageContext.Provider>;
}

export const useChosenLanguage = (): Chosen => useContext(LanguageContext);

/** The texts of every public page; each page's own texts extend them. */
export const useSharedTexts = (): SharedTexts => TEXTS[useChosenLanguage().locale];
