import { randomUUID } from "node:crypto";
import { type AddressState, setByMember } from "@dure/domain/email/address/address";
import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertUnblurred } from "../../records/record/router-blur";
import { getVisible } from "../../records/record/visible-record";
import { changeAddress } from "./change-address";
import { addressOf, viewAddress } from "./view-address";

/**
 * Sets what an address may be sent. The records with that address get their copy by a reaction.
 * @throws PLAN_REQUIRED if the record is blurred for the caller
 */
export const setEmailAddress: Verb<typeof emailApi.setEmailAddress> = async (ctx, { params, body }) => {
  const { teamId, actor, now } = ctx;
  const source = { type: "member", user_id: actor.id, name: actor.name, reason: body.reason } as const;
  const saved = await transaction(ctx, async (tx) => {
    const record = await getVisible(tx, ctx, params.entityId, params.recordId);
    assertUnblurred(ctx, [record]);
    const change = (before: AddressState) => setByMember(before, body, now);
    const proof = { id: randomUUID(), source, at: now };
    const { events } = await changeAddress(tx, teamId, addressOf(record), change, proof);
    const { email, created_at, created_by } = record;
    return { answer: { email, created_at, created_by }, event: events };
  });
  return viewAddress(ctx, saved);
};
