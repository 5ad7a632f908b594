import { type AddressState, newAddress, normaliseAddress } from "@dure/domain/email/address/address";
import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import { findProofs, readAddresses } from "./address-store";

/**
 * A record's address, normalised.
 * @throws NOT_ACCEPTABLE if it has none
 */
export function addressOf({ email }: CrmRecord): string {
  const address = normaliseAddress(email);
  if (address === undefined) throw new AppError("NOT_ACCEPTABLE", addressTexts.noAddress);
  return address;
}

/** An address with its history, as a record's page shows it. */
export async function viewAddress(teamId: string, email: string, created_at: string) {
  const [states, proofs] = await Promise.all([readAddresses(teamId, [email]), findProofs(teamId, email)]);
  const {
    joined_into: _,
    blocked: __,
    updated_at: ___,
    ...shown
  }: AddressState = states.get(email) ?? newAddress(email, created_at);
  return { ...shown, proofs };
}
