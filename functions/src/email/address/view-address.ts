import { type AddressState, newAddress, normaliseAddress } from "@dure/domain/email/address/address";
import { addressTexts } from "@dure/domain/email/address/address-texts";
import type { Proof } from "@dure/domain/email/address/proof";
import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-response";
import { isBlurred } from "../../records/record/router-blur";
import { findProofs, readAddresses } from "./address-store";

/**
 * A record's address, normalized.
 * @throws NOT_ACCEPTABLE if it has none
 */
export function addressOf({ email }: Pick<CrmRecord, "email">): string {
  const address = normaliseAddress(email);
  if (address === undefined) throw new AppError("NOT_ACCEPTABLE", addressTexts.noAddress);
  return address;
}

/**
 * A record's address with its history, as its page shows it. Where the record is blurred for the caller, so is its address.
 * @throws NOT_ACCEPTABLE if it has none
 */
export async function viewAddress(ctx: Context, record: Pick<CrmRecord, "email" | "created_at" | "created_by">) {
  const email = addressOf(record);
  const [states, proofs] = await Promise.all([readAddresses(ctx.teamId, [email]), findProofs(ctx.teamId, email)]);
  const {
    joined_into: _,
    blocked: __,
    updated_at: ___,
    ...shown
  }: AddressState = states.get(email) ?? newAddress(email, record.created_at);
  const blurred = isBlurred(ctx, record);
  return {
    ...shown,
    email: blurred ? blurResponse({ email, created_by: record.created_by }).email : email,
    proofs: blurred || isMasked(ctx) ? proofs.map(withoutAnswer) : proofs,
  };
}

/** The mail servers' answers often name the address. */
const withoutAnswer = (proof: Proof): Proof =>
  proof.source.type === "bounce" ? { ...proof, source: { ...proof.source, answer: "" } } : proof;
