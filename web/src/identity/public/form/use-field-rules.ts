import { useEntryTexts } from "../entry-texts";
import { entryRules } from "./entry-rules";

/** What is wrong with a value, in the user's words; undefined for a right one. */
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
