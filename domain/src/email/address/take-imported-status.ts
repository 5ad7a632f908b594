import type { SubscribeStatus } from "../../records/field/subscribe-status";
import { type AddressChange, type AddressState, stricterOf } from "./address";

/**
 * The change that an imported status makes. The stricter status wins: an import never resubscribes an address that
 * opted out. An imported "subscribed" counts as the first consent of an address that has none yet.
 * @returns undefined if nothing changes
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
