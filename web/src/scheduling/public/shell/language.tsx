/** @jsxImportSource preact */
import { LOCALES, type Locale } from "@dure/domain/shared/text";
import { type ComponentChildren, createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { keepLanguage, language } from "../../../lib/language";
import { en } from "../texts/en";
import { ko, type PublicTexts } from "../texts/ko";

const TEXTS: Record<Locale, PublicTexts> = { ko, en };

type Language = { locale: Locale; texts: PublicTexts; setLocale: (locale: Locale) => void };

const LanguageContext = createContext<Language>({ locale: "ko", texts: ko, setLocale: () => {} });

/** The language named in the address (`lang=en`), else the one chosen before, else the browser's. */
export function firstLanguage(search = location.search): Locale {
  const wanted = new URLSearchParams(search).get("lang");
  return LOCALES.find((locale) => locale === wanted) ?? language();
}

export function LanguageProvider({ children }: { children: ComponentChildren }) {
  const [locale, setLocale] = useState(firstLanguage);
  document.documentElement.lang = locale;
  const choose = (chosen: Locale) => {
    keepLanguage(chosen);
    setLocale(chosen);
  };
  return (
    <LanguageContext.Provider value={{ locale, texts: TEXTS[locale], setLocale: choose }}>
      {children}
    </LanguageContext.Provider>
  );
}

export const useLanguage = (): Language => useContext(LanguageContext);
export const useTexts = (): PublicTexts => useContext(LanguageContext).texts;
