import type { Locale } from "@dure/domain/shared/text";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";
import { switchLanguage } from "../../lib/i18n";
import { chosenLanguage } from "../../lib/language";

/** The interface language and its setter, which saves the choice in this browser and, when signed in, for the user. */
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

/** In a browser without a choice, applies the user's choice from another device. */
export function useChosenLanguage(uid: string): void {
  useEffect(() => {
    if (chosenLanguage()) return;
    void import("../../lib/firebase/language-flag")
      .then(({ readLanguageFlag }) => readLanguageFlag(uid))
      .then((locale) => locale && switchLanguage(locale))
      .catch((error) => console.warn("The chosen language is not known", error));
  }, [uid]);
}
