import { normaliseAddress } from "@dure/domain/email/address/address";
import { entityOf, type RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { findTeam } from "../../platform/auth/team-store";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../../records/field/field-store";
import { writeRecords } from "../../records/record/write-records";
import { getAddressIn, readAddresses } from "./address-store";
import { findStaleCopies, getWithEmail } from "./record-copies-store";

/** Records in one transaction. */
const CHUNK = 50;

/** Whether a team has anything to copy: without e-mail marketing no address has a status. */
const hasMarketing = async (teamId: string): Promise<boolean> =>
  (await findTeam(teamId))?.flags.enable_marketing_email === true;

/** Copies an address's status to its records when the status changes. A second run finds no stale copy. */
export const copyToRecords = reaction("copy-subscribe-status", ["address.changed"], async (teamId, event) => {
  if (event.before.marketing !== event.after.marketing) await copyStatus(teamId, event.after.email);
});

/** Gives a record the status of its address when it gets one: it is made, changed, imported, merged or restored. */
export const copyToRecord = reaction(
  "copy-subscribe-status-to-record",
  [
    ...(["lead.created", "lead.changed", "lead.restored", "lead.unmerged", "lead.converted"] as const),
    ...(["deal.created", "deal.changed", "deal.restored", "deal.unmerged", "deal.deallocated"] as const),
    ...(["contact.created", "contact.changed", "contact.restored", "contact.unmerged"] as const),
  ],
  async (teamId, { after }) => {
    const email = after && normaliseAddress(after.email);
    if (email === undefined || email === null) return;
    const state = (await readAddresses(teamId, [email])).get(email);
    if (after.subscribe_status !== (state?.marketing ?? "subscribed")) await copyStatus(teamId, email);
  },
  hasMarketing,
);

/**
 * Writes an address's status into all records with it, chunk by chunk. Each transaction reads the current address, so
 * the last change wins, even if an earlier one is copied later. Sending reads the address, never a copy.
 */
async function copyStatus(teamId: string, email: string): Promise<void> {
  const status = (await readAddresses(teamId, [email])).get(email)?.marketing ?? "subscribed";
  let after: string | undefined = "";
  while (after !== undefined) {
    const { stale, last } = await findStaleCopies(teamId, email, status, { after, limit: CHUNK });
    if (stale.length > 0) await copyToChunk(teamId, email, stale);
    after = last;
  }
}

async function copyToChunk(teamId: string, email: string, ids: readonly string[]): Promise<void> {
  const ctx = systemContext(teamId, "copy-subscribe-status");
  await transaction(ctx, async (tx) => {
    const [status, records] = [await getStatus(tx, teamId, email), await getWithEmail(tx, teamId, email, ids)];
    const changes = records
      .filter(({ subscribe_status }) => subscribe_status !== status)
      // `updated_at` stays as it is, since no member edited the record.
      .map((before) => ({ before, after: { ...before, subscribe_status: status } }));
    const fields = await Promise.all(kindsOf(records).map((kind) => getFields(tx, teamId, kind)));
    await writeRecords(tx, teamId, changes, fields, ctx.now);
    return {
      answer: null,
      event: changes.map(({ before, after }) => ({ type: `${entityOf(after)}.changed` as const, before, after })),
    };
  });
}

const getStatus = async (tx: Tx, teamId: string, email: string) =>
  (await getAddressIn(tx, teamId, email))?.marketing ?? "subscribed";

const kindsOf = (records: readonly CrmRecord[]): RecordKind[] => [...new Set(records.map(({ kind }) => kind))];
