import { type AddressState, normaliseAddress } from "@dure/domain/email/address/address";
import { takeImportedStatus } from "@dure/domain/email/address/take-imported-status";
import { type SubscribeStatus, strictestStatus } from "@dure/domain/records/field/subscribe-status";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeAddresses } from "./change-address";

/** Addresses in one transaction. */
const CHUNK = 50;

/**
 * Applies the address statuses of an import. Undoing the import deletes its records but keeps the statuses, since an
 * import never allows sending to an address again. Proof ids derive from the event, so a second run changes nothing.
 */
export const takeImportedStatuses = reaction(
  "take-imported-statuses",
  ["import.told-statuses"],
  async (teamId, { id, at, actor, after }) => {
    const { id: import_id, file, rows } = after;
    const source = { type: "import", import_id, file, user_id: actor.id, name: actor.name } as const;
    const statuses = [...strictestByAddress(rows)];
    for (let start = 0; start < statuses.length; start += CHUNK)
      await transaction(systemContext(teamId, "take-imported-statuses"), async (tx) => {
        const changes = statuses.slice(start, start + CHUNK).map(([email, status]) => ({
          email,
          change: (before: AddressState) => takeImportedStatus(before, status, at),
          proof: { id, source, at },
        }));
        const { events } = await changeAddresses(tx, teamId, changes);
        return { answer: undefined, event: events };
      });
  },
);

function strictestByAddress(rows: readonly { email: string; status: SubscribeStatus }[]) {
  const statuses = new Map<string, SubscribeStatus>();
  for (const { email, status } of rows) {
    const address = normaliseAddress(email);
    if (address !== undefined) statuses.set(address, strictestStatus([status, statuses.get(address) ?? "subscribed"]));
  }
  return statuses;
}
