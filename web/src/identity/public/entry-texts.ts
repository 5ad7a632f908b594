import type { Locale } from "@dure/domain/shared/text";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TextsLike } from "../../lib/language/texts-like";
import type { texts as ko } from "./texts/ko";

/** The texts of the pages before a session. */
export type EntryTexts = TextsLike<typeof ko>;

const files = import.meta.glob<{ texts: EntryTexts }>("./texts/{ko,en}.ts");

export async function loadEntryTexts(locale: Locale): Promise<EntryTexts> {
  const file = await files[`./texts/${locale}.ts`]?.();
  if (!file) throw new Error(`No texts of entry pages in ${locale}`);
  return file.texts;
}

export const EntryTextsContext = createContext<EntryTexts | undefined>(undefined);

export function useEntryTexts(): EntryTexts {
  const texts = useContext(EntryTextsContext);
  if (!texts) throw new Error("The texts have not been loaded");
  return texts;
}
