import type { RecordEvent } from "@dure/domain/records/bulk/decide-bulk";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { assertReferences, hasNewReferences } from "@dure/domain/records/record/references";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findNamingNonMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { type Claims, conflictsOf, readClaims } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";

type Refused = {
  /** The reason each refused record is not written, by record id. */
  refused: ReadonlyMap<string, Text>;
  /** The unique values of the records that are written. */
  claims: Claims;
};

/** Finds the changes that would break a rule of the team's other data. Reads only. */
export async function refusedWrites(
  tx: Tx,
  ctx: Context,
  changes: readonly RecordEvent[],
  fields: FieldSet,
): Promise<Refused> {
  const { teamId } = ctx;
  const [unreferred, strangers] = await Promise.all([
    referringNowhere(tx, ctx, changes),
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

const withoutRecords = ({ taken, freed, owners, sharers }: Claims, ids: ReadonlySet<string>): Claims => ({
  taken: taken.filter(({ recordId }) => !ids.has(recordId)),
  freed: freed.filter(({ recordId }) => !ids.has(recordId)),
  owners,
  sharers,
});

async function referringNowhere(tx: Tx, ctx: Context, changes: readonly RecordEvent[]): Promise<[string, Text][]> {
  const referring = changes.flatMap(({ before, after }) =>
    after && hasNewReferences(before, after) ? [{ before, after }] : [],
  );
  if (referring.length === 0) return [];
  const referred = await readReferencedRecords(
    tx,
    ctx.teamId,
    referring.map(({ after }) => after),
  );
  return referring.flatMap(({ before, after }): [string, Text][] => {
    try {
      assertReferences(before, after, referred, viewerOf(ctx));
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [[after.id, error.text]];
    }
  });
}
