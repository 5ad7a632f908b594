import type { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { splitPhone } from "../../../lib/public/dial-codes";
import { type Answers, INVITEES, type InviteeName, isInvitees, type Question, type Value } from "./answers";

const LENGTHS: Record<InviteeName, number> = { name: 100, email: 254, phone: 30, company: 200, note: 2000 };
const MAX_LENGTH = 5000;

/** The answers that a link already gives, by their questions' names: `?name=&email=&phone=&company=&note=&budget=`. */
export function prefilled(search: string, form: readonly Question[]): Answers {
  const query = new URLSearchParams(search);
  const text = (name: string, maxLength: number) => (query.get(name) ?? "").trim().slice(0, maxLength);
  const { dialCode, phone } = splitPhone(text("phone", LENGTHS.phone));
  const invitees = INVITEES.map((name) => [name, text(name, LENGTHS[name])]);
  const own = form.flatMap((question) => {
    const value = isInvitees(question.name) ? undefined : answerIn(query, question);
    return value === undefined ? [] : [[question.name, value]];
  });
  return { values: { ...Object.fromEntries([...own, ...invitees]), phone }, dialCode };
}

/** A choice must be one that there is; nobody agrees to anything by following a link. */
function answerIn(query: URLSearchParams, { name, type, options }: Question): Value | undefined {
  const given = query.getAll(name).map((text) => text.trim().slice(0, MAX_LENGTH));
  const known = given.filter((one) => options.includes(one));
  if (type === "consent") return undefined;
  if (type === "checkbox") return known;
  return type === "radio" || type === "dropdown" ? known[0] : given[0];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ROUTER = /^[a-z]{10}$/;

/** The submission of a form that led here, as its router wrote it into the address; anything else names none. */
export function submissionIn(search: string): Pick<BookingRequest, "submission"> {
  const query = new URLSearchParams(search);
  const [id, router_id] = [query.get("submission") ?? "", query.get("router") ?? ""];
  return UUID.test(id) && ROUTER.test(router_id) ? { submission: { id, router_id } } : {};
}
