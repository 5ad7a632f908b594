import type { Locale } from "@dure/domain/shared/text";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Config } from "../../lib/firebase/config";

/** What shows an entry page: a document of its own, or the running app. */
export type EntryHost = {
  config: Config;
  /** The page's address, with its search. */
  path: string;
  /** Why the previous session ended. */
  reason: string | undefined;
  navigate: (to: string, options?: { replace: boolean }) => void;
  chooseLanguage: (locale: Locale) => void;
};

export const EntryHostContext = createContext<EntryHost | undefined>(undefined);

export function useEntryHost(): EntryHost {
  const host = useContext(EntryHostContext);
  if (!host) throw new Error("An entry page stands outside of its host");
  return host;
}
