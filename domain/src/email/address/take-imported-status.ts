import type { SubscribeStatus } from "../../records/field/subscribe-status";
import { type AddressChange, type AddressState, stricterOf } from "./address";

/**
 * What an import's status changes. The strictest wins: an import never sends again to who opted out. One that says
 * subscribed is the first consent known of an address that has none.
 * @returns undefined where it changes nothing
 */
export function takeImportedStatus(
  before: AddressState,
  status: SubscribeStatus,
  now: string,
): AddressChange | undefined {
  const marketing = stricterOf(before, status);
  if (status === "subscribed")
    return before.marketing === status && before.confirmed_at === null ? { marketing, confirmed_at: now } : undefined;
  const opted_out_at = status === "unsubscribed" ? (before.opted_out_at ?? now) : before.opted_out_at;
  const isSame = marketing === before.marketing && opted_out_at === before.opted_out_at;
  return isSame ? undefined : { marketing, opted_out_at };
}
