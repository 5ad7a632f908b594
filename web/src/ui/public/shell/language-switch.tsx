/** @jsxImportSource preact */
import { LANGUAGES } from "../../../lib/languages";
import { useChosenLanguage, useSharedTexts } from "./language";

/** Each language by its own name, as a pair of buttons. */
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
