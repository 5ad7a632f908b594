import type { AnsweredConsent } from "../../forms/answer/email-consents";
import type { AddressChange, AddressState } from "./address";

type Answered = readonly Pick<AnsweredConsent, "kind" | "is_given">[];

/**
 * The change by the answers to a form's consent questions. Anybody can enter any address, so a tick never resubscribes
 * one that opted out or is excluded; it is only recorded. A person who declines gets no marketing, unless an earlier
 * consent of theirs is known.
 * @returns undefined if there is nothing to record, `{}` for a recorded tick that changes nothing
 */
export function takeFormConsent(before: AddressState, answered: Answered, now: string): AddressChange | undefined {
  const isOut = before.opted_out_at !== null || before.marketing === "auto-delete";
  const [marketing, night] = [answerTo(answered, "marketing"), answerTo(answered, "night")];
  const night_consent = night === true && marketing !== false ? { night_consent: true } : {};
  if (marketing === true) return isOut ? {} : { marketing: "subscribed", confirmed_at: now, ...night_consent };
  if (marketing === false)
    return before.marketing === "subscribed" && before.confirmed_at === null
      ? { marketing: "unsubscribed" }
      : undefined;
  return night === true && before.marketing === "subscribed" ? night_consent : undefined;
}

/** @returns undefined if the form does not ask; if it asks twice for the same kind of consent, both must be ticked */
function answerTo(answered: Answered, kind: AnsweredConsent["kind"]): boolean | undefined {
  const asked = answered.filter((one) => one.kind === kind);
  return asked.length === 0 ? undefined : asked.every(({ is_given }) => is_given);
}
