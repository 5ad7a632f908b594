import { visibleQuestions } from "@dure/domain/forms/question/visible-questions";
import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Answers, companyNumberOf, type VisitorQuestion } from "../../../forms/public/answers";
import { wireAnswers, wirePhone } from "../../../forms/public/wire-answers";
import { isInviteeName } from "./invitee-names";

type Answered = Pick<BookingRequest, "invitees" | "q_a" | "nice_id">;

/** The answers in the form of the booking call: the invitee's own values, and the answers to other questions. */
export function toRequest(questions: readonly VisitorQuestion[], answers: Answers): Answered {
  const text = (name: string) => {
    const value = answers.values[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const asksPhone = questions.some(({ name }) => name === "phone");
  const invitee = {
    name: text("name"),
    email: text("email"),
    phone: asksPhone ? wirePhone(text("phone"), answers.dialCodes.phone) : "",
    company: text("company"),
    note: text("note"),
  };
  const shown = visibleQuestions(questions, (name) => answers.values[name]);
  const others = shown.filter(({ name }) => !isInviteeName(name));
  const niceId = text(companyNumberOf("company"));
  return { invitees: [invitee], q_a: wireAnswers(others, answers), ...(niceId && { nice_id: niceId }) };
}
