import type { Locale } from "@dure/domain/shared/text";

/** Each language by its own name, so that users recognize theirs. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: "ko", name: "한국어" },
  { locale: "en", name: "English" },
];
