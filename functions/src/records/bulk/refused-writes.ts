import type { RecordEvent } from "@dure/domain/records/bulk/decide-bulk";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { assertReferencesExist, hasNewReferences } from "@dure/domain/records/record/references";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findNamingNonMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { type Claims, conflictsOf, readClaims } from "../record/unique-store";

type Refused = {
  /** The reason each refused record is not written, by record id. */
  refused: ReadonlyMap<string, Text>;
  /** The unique values of the records that are written. */
  claims: Claims;
};

/** Finds the changes that would break a rule of the team's other data. Reads only. */
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
  const { taken, claims } = excludeConflicts(await readClaims(tx, teamId, possible, [fields]));
  for (const id of taken) refused.set(id, recordsTexts.valueExists);
  return { refused, claims };
}

/** Returns the ids of the records whose unique values are already taken, and the claims of the remaining records. */
export function excludeConflicts(all: Claims): { taken: ReadonlySet<string>; claims: Claims } {
  const taken = new Set<string>();
  let claims = all;
  // A refused record keeps its old values, so refusing it can cause further conflicts: repeat until none is left.
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
      assertReferencesExist(record, referred);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [[record.id, error.text]];
    }
  });
}
