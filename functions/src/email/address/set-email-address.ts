import { randomUUID } from "node:crypto";
import { type AddressState, setByMember } from "@dure/domain/email/address/address";
import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getVisible } from "../../records/record/visible-record";
import { changeAddress } from "./change-address";
import { addressOf, viewAddress } from "./view-address";

/** Sets what an address may be sent. The records with that address get their copy by a reaction. */
export const setEmailAddress: Verb<typeof emailApi.setEmailAddress> = async (ctx, { params, body }) => {
  const { teamId, actor, now } = ctx;
  const source = { type: "member", user_id: actor.id, name: actor.name, reason: body.reason } as const;
  const { email, created_at } = await transaction(ctx, async (tx) => {
    const record = await getVisible(tx, ctx, params.entityId, params.recordId);
    const change = (before: AddressState) => setByMember(before, body, now);
    const proof = { id: randomUUID(), source, at: now };
    const { events } = await changeAddress(tx, teamId, addressOf(record), change, proof);
    return { answer: { email: addressOf(record), created_at: record.created_at }, event: events };
  });
  return viewAddress(teamId, email, created_at);
};
