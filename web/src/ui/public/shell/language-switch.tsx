/** @jsxImportSource preact */
import { LANGUAGES } from "../../../lib/language/languages";
import { useChosenLanguage, useSharedTexts } from "./language";

/** A button for each language, labeled with its own name. */
export function LanguageSwitch() {
  const { locale, setLocale } = useChosenLanguage();
  const texts = useSharedTexts();
  return (
    <fieldset class="languages">
      <legend class="visually-hidden">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language.locale}
          type="button"
          lang={language.locale}
          aria-pressed={language.locale === locale}
          onClick={() => setLocale(language.locale)}
        >
          {language.name}
        </button>
      ))}
    </fieldset>
  );
}
