import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { digitsOf } from "../../../lib/public/values";
import { type Answers, COMPANY_NUMBER, isInvitees, type Question, textOf, type Value } from "./answers";

type Answered = Pick<BookingRequest, "invitees" | "q_a" | "nice_id">;

/** The answers as the booking call wants them: the invitee's own, and those to the page's questions. */
export function toRequest(questions: readonly Question[], answers: Answers): Answered {
  const text = (name: string) => textOf(answers, name);
  const invitee = {
    name: text("name"),
    email: text("email"),
    phone: questions.some(({ name }) => name === "phone") ? wirePhone(answers) : "",
    company: text("company"),
    note: text("note"),
  };
  const q_a = questions.flatMap(({ name, type }) => {
    const value = isInvitees(name) ? undefined : wireValue(type, answers.values[name]);
    return value === undefined ? [] : [{ name, value }];
  });
  const niceId = text(COMPANY_NUMBER);
  return { invitees: [invitee], q_a, ...(niceId && { nice_id: niceId }) };
}

function wireValue(type: Question["type"], value: Value | undefined) {
  if (typeof value !== "string") return typeof value === "object" ? [...value] : value;
  const text = value.trim();
  if (text === "") return undefined;
  return type === "number" ? Number(text) : text;
}

/** The dial code without its plus sign, '-', the digits. */
export function wirePhone(answers: Answers): string {
  const phone = textOf(answers, "phone");
  return phone ? `${answers.dialCode.slice(1)}-${digitsOf(phone)}` : "";
}
