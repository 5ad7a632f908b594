import { z } from "zod";
import { EmailConsentKind } from "../question/question";

/** A question for consent to marketing mails as a visitor read it, and whether they ticked it. */
export const AnsweredConsent = z.object({
  kind: EmailConsentKind.exclude(["none"]),
  /** Its label, its description and its link, a line each. */
  text: z.string(),
  is_given: z.boolean(),
});
export type AnsweredConsent = z.infer<typeof AnsweredConsent>;

type Question = {
  name: string;
  type: string;
  label: string;
  description: string;
  url: string;
  email_consent: EmailConsentKind;
};
type Answer = { name: string; value: unknown };

/** What a form asked about marketing mails, and how it was answered (docs/product/forms.md#consent). */
export const emailConsentsIn = (form: readonly Question[], answers: readonly Answer[]): AnsweredConsent[] =>
  form.flatMap(({ name, type, label, description, url, email_consent: kind }) =>
    type === "consent" && kind !== "none"
      ? [
          {
            kind,
            text: [label, description, url].filter(Boolean).join("\n"),
            is_given: answers.some((answer) => answer.name === name && Boolean(answer.value)),
          },
        ]
      : [],
  );
