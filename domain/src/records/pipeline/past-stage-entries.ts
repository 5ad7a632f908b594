import { StageEntry, stageEnteredAt } from "./stage-entry";

/** A deal's pipeline and stage; null for a lead, or a record that was gone. */
export type StagePosition = { record_type_id: string; stage_id: string | null } | null;

/** A record's position according to the audit log, since when, and who moved it there. */
export type PastPosition = { at: string; by: string; position: StagePosition };

/** The stored stays in order, and the record's current position. */
export type KnownStageEntries = {
  kept: readonly Pick<StageEntry, "record_type_id" | "stage_id" | "entered_at" | "entered_by">[];
  now: StagePosition;
  /** When it entered its current stage, according to the record. */
  enteredAt: string | null;
};

/**
 * Reconstructs a record's stays from before stays were stored (docs/product/records-pipelines.md#stage-entries). Stored
 * stays don't change: only earlier ones are made, and the last of these ends where the first stored one begins.
 * @param past in the order of time
 */
export function pastStageEntries(
  recordId: string,
  past: readonly PastPosition[],
  { kept, now, enteredAt }: KnownStageEntries,
) {
  const [firstKept] = kept;
  const stays: StageEntry[] = [];
  let open: StageEntry | undefined;
  for (const { at, by, position } of past) {
    if (firstKept && at >= firstKept.entered_at) break;
    if (isSame(open ?? null, position)) continue;
    const moved = stageEnteredAt(open?.entered_at ?? null, at);
    if (open) stays.push({ ...open, left_at: moved, left_by: by });
    open = position
      ? StageEntry.parse({ ...position, record_id: recordId, entered_at: moved, entered_by: by, source: "audit" })
      : undefined;
  }
  if (!open) return stays;
  if (firstKept && isSame(open, firstKept)) return stays;
  if (firstKept) return [...stays, { ...open, left_at: firstKept.entered_at, left_by: firstKept.entered_by }];
  // The log does not contain the end of this stay, unless the record is still there: then its next move ends it by this
  // time.
  if (!isSame(open, now)) return stays;
  return [...stays, { ...open, entered_at: enteredAt ?? open.entered_at }];
}

const isSame = (one: StagePosition, other: StagePosition): boolean =>
  one?.record_type_id === other?.record_type_id && one?.stage_id === other?.stage_id;
