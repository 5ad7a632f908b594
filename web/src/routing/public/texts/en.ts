import { DEFAULT_LABELS } from "@dure/domain/forms/question/default-labels";
import { sharedEn } from "../../../ui/public/texts/en";
import type { FormTexts } from "./ko";

export const en: FormTexts = {
  ...sharedEn,
  name: DEFAULT_LABELS.name.en,
  email: DEFAULT_LABELS.email.en,
  submit: "Submit",
  submitting: "Submitting…",
  submitted: "Your answers have been submitted",
  formNotFound: "Form not found",
  formNotFoundHint: "The address is wrong, or the form was deleted.",
  inactive: "This form isn't accepting submissions right now",
  inactiveHint: "Please ask the person who sent it to you.",
  goingOn: "Taking you to the next page",
  goOn: "Continue",
  consentRequired: "Your consent is needed here",
  preview: "Nothing is submitted in the preview.",
  leaveTitle: "Leave this form?",
  leaveHint: "You haven't submitted it yet.",
  stay: "Keep writing",
  saveForLater: "Save and continue later",
  saveHint: "Saved in this browser only, for 30 days.",
  saveFailed: "This browser can't save your answers.",
  saved: "Your answers are saved in this browser. Open the form again to continue.",
  savedDelete: "Delete saved answers",
  savedFound: "You have unfinished answers.",
  savedRestore: "Continue",
  savedForget: "Start over",
  repeat: "Submit another response",
};
