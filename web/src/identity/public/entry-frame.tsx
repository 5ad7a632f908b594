/** @jsxImportSource preact */
import type { Locale } from "@dure/domain/shared/text";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LANGUAGES } from "../../lib/language/languages";
import { useEntryHost } from "./entry-host";

type EntryFrameProps = {
  title: string;
  description?: string | undefined;
  /** Content below the form, such as the link to the other form. */
  footer?: ComponentChildren;
  children: ComponentChildren;
};

/** The layout of the pages before a session. */
export function EntryFrame({ title, description, footer, children }: EntryFrameProps) {
  useEffect(() => {
    document.title = `${title} · Dure`;
  }, [title]);
  return (
    <div class="entry">
      <main>
        <div class="entry-column">
          <header>
            <img src="/favicon.svg" alt="" width={36} height={36} />
            <h1>{title}</h1>
            {description && <p class="entry-muted">{description}</p>}
          </header>
          {children}
          {footer && <p class="entry-muted entry-centered">{footer}</p>}
        </div>
      </main>
      <footer>
        <LanguageSwitch />
      </footer>
    </div>
  );
}

function LanguageSwitch() {
  const { chooseLanguage } = useEntryHost();
  const isChosen = (locale: Locale) => document.documentElement.lang === locale;
  return (
    <>
      {LANGUAGES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          class="entry-language"
          aria-pressed={isChosen(locale)}
          onClick={() => chooseLanguage(locale)}
        >
          {name}
        </button>
      ))}
    </>
  );
}
