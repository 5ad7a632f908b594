import type { Locale } from "@dure/domain/shared/text";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { runtime } from "../firebase/runtime";
import { followLink, language, saveLanguage } from "./language";

type Texts = Record<string, Record<string, unknown>>;

/** Each area's texts are a namespace of the area's name, fetched when one of its screens first asks for them. */
const files = import.meta.glob<Texts>("../../*/locales/{ko,en}.ts");

const ATTEMPTS = 20;
const RETRY_MS = 1_000;

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(locale, area, done) {
    const file = files[`../../${area}/locales/${locale}.ts`];
    if (!file) return done(new Error(`No texts for ${area} in ${locale}`), null);
    const load = (attempt: number) =>
      file().then(
        (texts) => done(null, texts[locale] ?? null),
        // Without its texts a screen can't show an error, so the texts are retried.
        (error) => (attempt > ATTEMPTS ? done(error, null) : setTimeout(() => load(attempt + 1), attempt * RETRY_MS)),
      );
    void load(1);
  },
};

export async function startI18n(): Promise<void> {
  followLink(location.search);
  document.documentElement.lang = language();
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language(),
      fallbackLng: false,
      ns: ["ui", "app"],
      defaultNS: "app",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Switches the interface; the choice is kept in this browser. */
export async function switchLanguage(locale: Locale): Promise<void> {
  saveLanguage(locale, runtime().config.domain);
  // A changed language re-renders every text on the page.
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
}
