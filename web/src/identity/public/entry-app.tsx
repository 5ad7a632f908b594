/** @jsxImportSource preact */
import type { Locale } from "@dure/domain/shared/text";
import { useEffect, useState } from "preact/hooks";
import { language } from "../../lib/language/language";
import { type EntryHost, EntryHostContext } from "./entry-host";
import { type EntryTexts, EntryTextsContext, loadEntryTexts } from "./entry-texts";
import { loadAccount } from "./load-account";
import { LoginPage } from "./pages/login-page";
import { SignUpPage } from "./pages/sign-up-page";
import { SsoPage } from "./pages/sso-page";
import "./styles/entry.css";

/** The pages before a session. They use Preact and load neither Chakra nor the app's code (docs/first-paint.md). */
export function EntryApp({ host, first }: { host: EntryHost; first: EntryTexts }) {
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language();
  }, []);

  const chooseLanguage = async (locale: Locale) => {
    const chosen = await loadEntryTexts(locale);
    host.chooseLanguage(locale);
    setTexts(chosen);
    await loadAccount(host.config).then((account) => account.keepLanguage(locale));
  };
  return (
    <EntryHostContext.Provider
      value={{ ...host, chooseLanguage: (locale) => void chooseLanguage(locale).catch(console.warn) }}
    >
      <EntryTextsContext.Provider value={texts}>
        <Page path={host.path} />
      </EntryTextsContext.Provider>
    </EntryHostContext.Provider>
  );
}

function Page({ path }: { path: string }) {
  const { pathname } = new URL(path, location.origin);
  if (pathname.startsWith("/sso/")) return <SsoPage id={decodeURIComponent(pathname.slice("/sso/".length))} />;
  return pathname === "/sign-up" ? <SignUpPage key={path} /> : <LoginPage key={path} />;
}
