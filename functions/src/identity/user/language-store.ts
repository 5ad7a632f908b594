import type { Locale } from "@dure/domain/shared/text";
import { firestore } from "../../platform/firebase";

/**
 * The language a person chose, which their browser keeps among their flags (docs/product/identity.md#personal-flags);
 * Korean if none.
 */
export async function readLanguage(uid: string): Promise<Locale> {
  const flags = await firestore.doc(`personalFeatureFlags/${uid}`).get();
  return flags.get("isKoreanLanguage") === false ? "en" : "ko";
}
