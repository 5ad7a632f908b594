import { useEntryTexts } from "../entry-texts";
import { entryRules } from "./entry-rules";

/** Validates the fields of these pages. @returns rules that give an error's text, or undefined for a valid value */
export function useFieldRules() {
  const texts = useEntryTexts();
  return {
    email: (email: string) => {
      if (email.trim() === "") return texts.invalid.required;
      return entryRules.isEmail(email.trim()) ? undefined : texts.emailInvalid;
    },
    password: (password: string) => (password === "" ? texts.invalid.required : undefined),
    newPassword: (password: string) => {
      if (password === "") return texts.invalid.required;
      return entryRules.isPassword(password) ? undefined : texts.passwordRule;
    },
    terms: (hasAgreed: boolean) => (hasAgreed ? undefined : texts.signUpPage.termsRequired),
  };
}
