import type { Locale } from "@dure/domain/shared/text";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";
import { switchLanguage } from "../../lib/language/i18n";
import { chosenLanguage } from "../../lib/language/language";
import { untilQuiet } from "../../lib/until-quiet";

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

/**
 * Applies the language that the user chose on any device, over this browser's choice. If the user has none yet, this
 * browser's choice becomes theirs, since their mails use it, too.
 */
export function useChosenLanguage(uid: string): void {
  useEffect(() => {
    syncLanguage(uid).catch((error) => console.warn("The chosen language is not known", error));
  }, [uid]);
}

async function syncLanguage(uid: string): Promise<void> {
  const here = chosenLanguage();
  await untilQuiet();
  const { readLanguageFlag, writeLanguageFlag } = await import("../../lib/firebase/language-flag");
  const theirs = await readLanguageFlag(uid);
  // The user chose a language while the flag was read; `choose` has stored it.
  if (chosenLanguage() !== here) return;
  if (theirs && theirs !== here) await switchLanguage(theirs);
  if (!theirs && here) await writeLanguageFlag(uid, here);
}
