import { defineTexts } from "../../shared/text";

/** Labels of a new form's questions, by name. */
export const FORM_LABELS = defineTexts({
  name: { ko: "이름", en: "Name" },
  email: { ko: "이메일", en: "Email" },
});
