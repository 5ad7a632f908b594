import { type SubscribeStatus, strictestStatus } from "../../records/field/subscribe-status";
import type { AddressChange, AddressState } from "./address";

/** Another address of the same person: what is known of it, and the status that their record showed. */
type Joined = { state: AddressState | undefined; status?: SubscribeStatus };

/**
 * The change when an address takes over the stricter settings of another one of the same person. A bounce stays with
 * the mailbox that bounced; somebody who complained gets no marketing at any of their addresses.
 * @returns undefined if nothing changes
 */
export function joinAddress(kept: AddressState, { state, status = "subscribed" }: Joined): AddressChange | undefined {
  const complained = state?.suppressed?.reason === "complaint" ? "unsubscribed" : "subscribed";
  const marketing = strictestStatus([kept.marketing, status, complained, state?.marketing ?? "subscribed"]);
  const refused_topics = [...new Set([...kept.refused_topics, ...(state?.refused_topics ?? [])])];
  const opted_out_at = kept.opted_out_at ?? state?.opted_out_at ?? null;
  const isSame =
    marketing === kept.marketing &&
    refused_topics.length === kept.refused_topics.length &&
    opted_out_at === kept.opted_out_at;
  return isSame ? undefined : { marketing, refused_topics, opted_out_at };
}

/** Whether a change made an address stricter, in a way that addresses of the same person follow. */
export const isTightened = (before: AddressState, after: AddressState): boolean =>
  joinAddress(before, { state: after }) !== undefined;
