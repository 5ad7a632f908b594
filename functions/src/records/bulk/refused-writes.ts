import type { RecordEvent } from "@dure/domain/records/bulk/decide-bulk";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { assertReferred, hasNewReferences } from "@dure/domain/records/record/references";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findNamingNonMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { type Claims, conflictsOf, readClaims } from "../record/unique-store";

type Refused = {
  /** Why a record is not written, by its id. */
  refused: ReadonlyMap<string, Text>;
  /** The unique values of all the others. */
  claims: Claims;
};

/** Which of some changes cannot be kept because of what else the team has; reads only. */
export async function refusedWrites(
  tx: Tx,
  teamId: string,
  changes: readonly RecordEvent[],
  fields: FieldSet,
): Promise<Refused> {
  const [unreferred, strangers] = await Promise.all([
    referringNowhere(tx, teamId, changes),
    findNamingNonMembers(tx, teamId, changes, fields),
  ]);
  const refused = new Map([
    ...strangers.map((id): [string, Text] => [id, recordsTexts.assigneeNotFound]),
    ...unreferred,
  ]);
  const possible = changes.filter(({ before }) => !refused.has(before.id));
  const { taken, claims } = withoutTaken(await readClaims(tx, teamId, possible, [fields]));
  for (const id of taken) refused.set(id, recordsTexts.valueExists);
  return { refused, claims };
}

/** The records whose unique values somebody else has, by their ids, and the values of all the others. */
export function withoutTaken(all: Claims): { taken: ReadonlySet<string>; claims: Claims } {
  const taken = new Set<string>();
  let claims = all;
  // A record that is not written frees nothing, so another one may have to stay because of it.
  for (let conflicts = conflictsOf(claims); conflicts.length > 0; conflicts = conflictsOf(claims)) {
    for (const { recordId } of conflicts) taken.add(recordId);
    claims = withoutRecords(claims, taken);
  }
  return { taken, claims };
}

const withoutRecords = ({ taken, freed, owners }: Claims, ids: ReadonlySet<string>): Claims => ({
  taken: taken.filter(({ recordId }) => !ids.has(recordId)),
  freed: freed.filter(({ recordId }) => !ids.has(recordId)),
  owners,
});

async function referringNowhere(tx: Tx, teamId: string, changes: readonly RecordEvent[]): Promise<[string, Text][]> {
  const records = changes.flatMap(({ before, after }) => (after && hasNewReferences(before, after) ? [after] : []));
  const referred = records.length > 0 ? await readReferencedRecords(tx, teamId, records) : { records: new Map() };
  return records.flatMap((record): [string, Text][] => {
    try {
      assertReferred(record, referred);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [[record.id, error.text]];
    }
  });
}
