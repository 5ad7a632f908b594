import type { SharedTexts } from "./ko";

export const sharedEn: SharedTexts = {
  language: "Language",
  loading: "Loading",
  retry: "Try again",
  optional: "optional",
  needed: "required",
  choose: "Please choose",
  readMore: "Read it",
  dialCode: "Country code",
  required: "Required field",
  invalidEmail: "Please enter a valid email address",
  invalidPhone: "Please enter a valid phone number",
  invalidNumber: "Please enter a number",
  fixFields: "Please check what you entered.",
  failed: "This could not be loaded",
  offline: "The connection is unstable. Please try again in a moment.",
  unexpected: "Something went wrong. Please try again in a moment.",
  tooMany: "Too many requests. Please try again in a moment.",
  leave: "Leave",
  companies: "Companies",
  companiesFound: (count) => `${count} ${count === 1 ? "company" : "companies"} found. Choose with the arrow keys.`,
};
