import type { Locale } from "@dure/domain/shared/text";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";
import { switchLanguage } from "../../lib/i18n";
import { chosenLanguage } from "../../lib/language";

/** The interface language, and how to choose another: in this browser and, when signed in, for this person. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const choose = async (locale: Locale) => {
    await switchLanguage(locale);
    const uid = runtime().auth.currentUser?.uid;
    if (!uid) return;
    const { writeLanguageFlag } = await import("../../lib/firebase/language-flag");
    await writeLanguageFlag(uid, locale);
  };
  return { language: i18n.language, choose };
}

/** In a browser that knows no choice yet, takes over the one this person made elsewhere. */
export function useChosenLanguage(uid: string): void {
  useEffect(() => {
    if (chosenLanguage()) return;
    void import("../../lib/firebase/language-flag")
      .then(({ readLanguageFlag }) => readLanguageFlag(uid))
      .then((locale) => locale && switchLanguage(locale))
      .catch((error) => console.warn("The chosen language is not known", error));
  }, [uid]);
}
