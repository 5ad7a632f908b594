import { labelIn } from "@dure/domain/forms/question/own-questions";
import type { PublicBookingPage, PublicPlan } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Locale } from "@dure/domain/shared/text";
import type { PublicTexts } from "../texts/ko";
import type { InviteeName, Question } from "./answers";

const PLAIN = {
  required: true,
  placeholder: "",
  description: "",
  unit: "",
  options: [],
  use_nicerating: false,
  url: "",
  customer_journey_data_consent: false,
  agreed_value: "",
} satisfies Partial<Question>;

/**
 * What the form asks: the page's own questions, and what no booking can do without, a name and an e-mail address, and
 * for a call a number. A label that nobody has changed is in the reader's language, others are as written
 * (docs/product/forms.md#labels).
 */
export function questionsOf(
  { form }: Pick<PublicBookingPage, "form">,
  plan: Pick<PublicPlan, "type"> | undefined,
  { locale, texts }: { locale: Locale; texts: PublicTexts },
): Question[] {
  const own = form.map((question) => ({ ...question, label: labelIn(locale, question) }));
  const named = withNeeded(own, { name: "name", type: "shortText", label: texts.name });
  const reachable = withNeeded(named, { name: "email", type: "email", label: texts.email }, "name");
  if (plan?.type !== "phone") return reachable;
  return withNeeded(reachable, { name: "phone", type: "tel", label: texts.phone }, "email");
}

/** With a question that must be answered: where the page asks it, else after another one. */
function withNeeded(questions: Question[], needed: Pick<Question, "name" | "type" | "label">, after?: InviteeName) {
  if (questions.some(({ name }) => name === needed.name))
    return questions.map((question) => (question.name === needed.name ? { ...question, required: true } : question));
  const place = questions.findIndex(({ name }) => name === after) + 1;
  return questions.toSpliced(place, 0, { ...PLAIN, ...needed });
}
