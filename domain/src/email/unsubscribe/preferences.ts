import { dequal } from "dequal/lite";
import { type AddressChange, type AddressState, optOut } from "../address/address";

/** What a recipient chooses on the page of their link. */
export type PreferenceChoice =
  | { action: "unsubscribe"; isOneClick: boolean }
  | { action: "resubscribe" }
  | { action: "topics"; kept: readonly string[] }
  /** Gives or withdraws the consent to marketing mails at night. */
  | { action: "night"; isGiven: boolean };

/**
 * The change that a choice makes; undefined if it changes nothing, such as a repeated one.
 * @param topicIds ids of the team's topics, all of which the page offers
 */
export function decidePreferences(
  before: AddressState,
  choice: PreferenceChoice,
  topicIds: readonly string[],
  now: string,
): AddressChange | undefined {
  if (choice.action === "unsubscribe") return optOut(before, now);
  if (choice.action === "resubscribe") return resubscribe(before, now);
  if (choice.action === "night")
    return choice.isGiven === before.night_consent ? undefined : { night_consent: choice.isGiven };
  const others = before.refused_topics.filter((id) => !topicIds.includes(id));
  const refused_topics = [...others, ...topicIds.filter((id) => !choice.kept.includes(id))].sort();
  return dequal(refused_topics, before.refused_topics) ? undefined : { refused_topics };
}

/** Undoes the recipient's own opt-out. It never lifts the team's exclusion or a suppression. */
function resubscribe({ marketing, opted_out_at }: AddressState, now: string): AddressChange | undefined {
  if (marketing === "unsubscribed") return { marketing: "subscribed", opted_out_at: null, confirmed_at: now };
  return opted_out_at === null ? undefined : { opted_out_at: null };
}
