import { SUBJECT_VARIANTS, type SubjectVariant } from "../campaign/ab-test";
import { type Batch, type BatchRow, MAX_BATCH } from "./batch";
import { noCounts } from "./batch-counts";

/** A recipient of a chunk, with what decides which mail it gets, and when. */
export type Planned = BatchRow & { variant: SubjectVariant; zone: string | null; due_at: string };

/** A document holds a megabyte; the rows are stored as JSON, three bytes a Hangul syllable. */
const MAX_ROWS_LENGTH = 250_000;

/**
 * The batches of a chunk of the audience. All recipients of a batch get the same mail at the same time: the same
 * subject, the same conditional blocks, the same zone.
 * @param conditions the variables that conditional blocks ask for
 */
export function makeBatches(
  planned: readonly Planned[],
  { chunk, conditions, now }: { chunk: number; conditions: readonly string[]; now: string },
): Batch[] {
  const groups = Map.groupBy(planned, (one) =>
    JSON.stringify([one.variant, one.zone, one.due_at, presentIn(one, conditions)]),
  );
  const parts = [...groups.values()].flatMap((group) => partsOf(group));
  return parts.map((part, place) => newBatch(part, { id: batchId(chunk, place), conditions, now }));
}

/** Ids sort in the order in which batches are made. */
const batchId = (chunk: number, place: number): string =>
  `${String(chunk).padStart(6, "0")}-${String(place).padStart(3, "0")}`;

const presentIn = ({ values }: BatchRow, conditions: readonly string[]): string[] =>
  conditions.filter((name) => Boolean(values[name])).toSorted();

function partsOf(group: readonly Planned[]): Planned[][] {
  const parts: Planned[][] = [];
  let length = 0;
  for (const one of group) {
    const added = JSON.stringify(one).length;
    const open = parts.at(-1);
    const fits = open !== undefined && open.length < MAX_BATCH && length + added <= MAX_ROWS_LENGTH;
    if (fits) open.push(one);
    else parts.push([one]);
    length = (fits ? length : 0) + added;
  }
  return parts;
}

function newBatch(
  part: readonly Planned[],
  { id, conditions, now }: { id: string; conditions: readonly string[]; now: string },
): Batch {
  const [first] = part;
  const variant = first?.variant ?? SUBJECT_VARIANTS[0];
  return {
    id,
    state: variant === "rest" ? "held" : "queued",
    due_at: first?.due_at ?? now,
    zone: first?.zone ?? null,
    variant,
    present: first ? presentIn(first, conditions) : [],
    rows: part.map(({ key, email, values }) => ({ key, email, values })),
    size: part.length,
    failures: 0,
    owner: "",
    lease_until: null,
    queued_at: now,
    called_at: null,
    sent_at: null,
    message_id: "",
    error: "",
    counts: noCounts(),
  };
}
