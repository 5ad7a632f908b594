import type { Locale } from "@dure/domain/shared/text";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { firestore } from "./firestore";

const flagsOf = (uid: string) => doc(firestore(), "personalFeatureFlags", uid);

/** The language that the user chose on any device, or undefined (docs/product/platform.md#language). */
export async function readLanguageFlag(uid: string): Promise<Locale | undefined> {
  const isKorean: unknown = (await getDoc(flagsOf(uid))).get("isKoreanLanguage");
  if (typeof isKorean !== "boolean") return undefined;
  return isKorean ? "ko" : "en";
}

export const writeLanguageFlag = (uid: string, locale: Locale): Promise<void> =>
  setDoc(flagsOf(uid), { isKoreanLanguage: locale === "ko" }, { merge: true });
