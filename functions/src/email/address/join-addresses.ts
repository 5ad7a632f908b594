import { normaliseAddress } from "@dure/domain/email/address/address";
import { isTightened, joinAddress } from "@dure/domain/email/address/join-address";
import type { ProofSource } from "@dure/domain/email/address/proof";
import type { SubscribeStatus } from "@dure/domain/records/field/subscribe-status";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { followMerge } from "../../records/merge/merge-redirect-store";
import { addressKey } from "./address-key";
import { getAddressIn } from "./address-store";
import { changeAddresses } from "./change-address";

/**
 * Joins the addresses of merged records: the address that the target keeps becomes as strict as the strictest one. Each
 * other address notes which address it was joined into, so that a later opt-out by an old mail's link counts for both.
 * Proof ids derive from the event, so a second run changes nothing.
 */
export const joinMergedAddresses = reaction(
  "join-merged-addresses",
  ["lead.merged", "deal.merged", "contact.merged"],
  async (teamId, { id, at, before, merged_into, target }) => {
    const kept = normaliseAddress(target?.email ?? "");
    if (!target || kept === undefined || (await isUndone(teamId, before.id))) return;
    const source = { type: "merge", record_id: merged_into } as const;
    for (const { email, subscribe_status: status } of [before, target.was])
      await join(teamId, { kept, gone: normaliseAddress(email), status, id, source, at });
  },
);

/** The merge may have been undone before its event is handled. */
const isUndone = async (teamId: string, id: string): Promise<boolean> => (await followMerge(teamId, id)) === id;

/**
 * Parts the addresses again: a later opt-out of one no longer counts for the other. The status that an address got by
 * the merge stays, since the product never takes back an opt-out by itself.
 */
export const partUnmergedAddresses = reaction(
  "part-unmerged-addresses",
  ["lead.unmerged", "deal.unmerged", "contact.unmerged"],
  async (teamId, { id, at, after, unmerged_from, target }) => {
    const kept = normaliseAddress(target.email);
    if (kept === undefined) return;
    const source = { type: "merge", record_id: unmerged_from } as const;
    const gone = [after.email, target.was].flatMap((email) => normaliseAddress(email) ?? []);
    for (const email of new Set(gone.filter((one) => one !== kept)))
      await transaction(systemContext(teamId, "part-addresses"), async (tx) => {
        const change = ({ joined_into }: { joined_into: string[] }) =>
          joined_into.includes(kept) ? { joined_into: joined_into.filter((one) => one !== kept) } : undefined;
        const proof = { id: `${id}-${addressKey(teamId, email)}`, source, at };
        const { events } = await changeAddresses(tx, teamId, [{ email, change, proof }]);
        return { answer: undefined, event: events };
      });
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
    const proof = { id: `${id}-${addressKey(teamId, gone ?? "")}`, source, at };
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
