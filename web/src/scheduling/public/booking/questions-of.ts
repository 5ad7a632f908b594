import { labelIn } from "@dure/domain/forms/question/default-labels";
import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import type { PublicBookingPage, PublicPlan } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Locale } from "@dure/domain/shared/text";
import type { VisitorQuestion } from "../../../forms/public/answers";
import type { PublicTexts } from "../texts/ko";
import { INVITEE_NAMES, type InviteeName, isInviteeName } from "./invitee-names";

const PLAIN = {
  required: true,
  placeholder: "",
  description: "",
  unit: "",
  options: [],
  use_nicerating: false,
  url: "",
  customer_journey_data_consent: false,
  email_consent: "none",
  agreed_value: "",
} satisfies Partial<VisitorQuestion>;

/** The types of the questions about the invitee, which the page can't change. */
const INVITEE_QUESTIONS = {
  name: { type: "shortText", maxLength: 100, autocomplete: "name" },
  email: { type: "email", maxLength: 254, autocomplete: "email" },
  phone: { type: "tel", maxLength: 30 },
  company: { type: "shortText", maxLength: 200, autocomplete: "organization" },
  note: { type: "longText", maxLength: 2000 },
} as const satisfies Record<InviteeName, Partial<VisitorQuestion>>;

/**
 * The questions of a booking: those of the page, and the required ones: a name, an e-mail address, and a phone number
 * for a call. Default labels are in the reader's language, others are as written (docs/product/forms.md#labels).
 */
export function questionsOf(
  { form }: Pick<PublicBookingPage, "form">,
  plan: Pick<PublicPlan, "type"> | undefined,
  { locale, texts }: { locale: Locale; texts: PublicTexts },
): VisitorQuestion[] {
  const own = form.map((field) => ({ ...visitorQuestion(field), label: labelIn(locale, field) }));
  const named = withRequired(own, "name", texts.name);
  const reachable = withRequired(named, "email", texts.email, "name");
  return plan?.type === "phone" ? withRequired(reachable, "phone", texts.phone, "email") : reachable;
}

/** The questions that a link may answer: those of the page, and all of the invitee's values. */
export function prefillableQuestions(form: readonly FormField[]): VisitorQuestion[] {
  const own = form.map(visitorQuestion);
  const others = INVITEE_NAMES.filter((name) => !own.some((question) => question.name === name));
  return [...own, ...others.map((name) => inviteeQuestion(name, ""))];
}

function visitorQuestion({ options, ...field }: FormField): VisitorQuestion {
  const question = {
    ...field,
    use_nicerating: field.name === "company" && field.use_nicerating,
    options: options.map((option) => ({ value: option, label: option })),
  };
  return isInviteeName(field.name)
    ? { ...question, ...INVITEE_QUESTIONS[field.name], inputName: field.name }
    : question;
}

const inviteeQuestion = (name: InviteeName, label: string): VisitorQuestion => ({
  ...{ ...PLAIN, name, label, inputName: name },
  ...INVITEE_QUESTIONS[name],
});

/** Makes a question required. If the page doesn't ask it, adds it after the question `after`. */
function withRequired(questions: VisitorQuestion[], name: InviteeName, label: string, after?: InviteeName) {
  if (questions.some((question) => question.name === name))
    return questions.map((question) => (question.name === name ? { ...question, required: true } : question));
  const place = questions.findIndex((question) => question.name === after) + 1;
  return questions.toSpliced(place, 0, inviteeQuestion(name, label));
}
