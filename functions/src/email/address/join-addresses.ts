import { normaliseAddress } from "@dure/domain/email/address/address";
import { isTightened, joinAddress } from "@dure/domain/email/address/join-address";
import type { ProofSource } from "@dure/domain/email/address/proof";
import type { SubscribeStatus } from "@dure/domain/records/field/subscribe-status";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { addressKey } from "./address-key";
import { getAddressIn } from "./address-store";
import { changeAddresses } from "./change-address";

/**
 * Joins the addresses of merged records: the one that the merged record keeps becomes as strict as the strictest. Each
 * address that goes notes which one it went into, so that a later opt-out by an old mail's link counts, too. Proofs have ids
 * by event, so a second run changes nothing.
 */
export const joinMergedAddresses = reaction(
  "join-merged-addresses",
  ["lead.merged", "deal.merged", "contact.merged"],
  async (teamId, { id, at, before, merged_into, target }) => {
    const kept = normaliseAddress(target?.email ?? "");
    if (!target || kept === undefined) return;
    const source = { type: "merge", record_id: merged_into } as const;
    for (const { email, subscribe_status: status } of [before, target.was])
      await join(teamId, { kept, gone: normaliseAddress(email), status, id, source, at });
  },
);

/** Tightens the addresses that an address was joined into when it gets stricter itself. */
export const tightenJoinedAddresses = reaction(
  "tighten-joined-addresses",
  ["address.changed"],
  async (teamId, { id, at, before, after, source }) => {
    if (!isTightened(before, after)) return;
    for (const kept of after.joined_into) await join(teamId, { kept, gone: after.email, id, source, at });
  },
);

type Joining = {
  kept: string;
  gone: string | undefined;
  status?: SubscribeStatus;
  id: string;
  source: ProofSource;
  at: string;
};

async function join(teamId: string, { kept, gone, status, id, source, at }: Joining): Promise<void> {
  if (gone === kept) return;
  await transaction(systemContext(teamId, "join-addresses"), async (tx) => {
    const state = gone === undefined ? undefined : await getAddressIn(tx, teamId, gone);
    const proof = { id: `${id}-${addressKey(gone ?? "")}`, source, at };
    const tighten = {
      email: kept,
      change: (before: Parameters<typeof joinAddress>[0]) => joinAddress(before, { state, ...(status && { status }) }),
      proof,
    };
    const note = gone !== undefined &&
      !state?.joined_into.includes(kept) && {
        email: gone,
        change: { joined_into: [...(state?.joined_into ?? []), kept] },
        proof,
      };
    const { events } = await changeAddresses(tx, teamId, note ? [tighten, note] : [tighten]);
    return { answer: undefined, event: events };
  });
}
