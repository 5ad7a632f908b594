import type { AnsweredConsent } from "../../forms/answer/email-consents";
import type { AddressChange, AddressState } from "./address";

type Answered = readonly Pick<AnsweredConsent, "kind" | "is_given">[];

/**
 * What the answer to a form's questions for consent changes. Anybody can fill in a form with any address, so a tick sends
 * again to nobody who opted out, or whom the team excludes: it is noted, and a member decides. Who was asked and does not
 * agree gets no marketing, unless an earlier consent of theirs is known.
 * @returns undefined where there is nothing to note, `{}` where a tick changes nothing
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

/** undefined where a form does not ask. Of two questions of one kind, both must be ticked. */
function answerTo(answered: Answered, kind: AnsweredConsent["kind"]): boolean | undefined {
  const asked = answered.filter((one) => one.kind === kind);
  return asked.length === 0 ? undefined : asked.every(({ is_given }) => is_given);
}
