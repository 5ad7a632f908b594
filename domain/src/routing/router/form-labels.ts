import { defineTexts } from "../../shared/text";

/** The questions that a new form begins with, by their names. */
export const FORM_LABELS = defineTexts({
  name: { ko: "이름", en: "Name" },
  email: { ko: "이메일", en: "Email" },
});
