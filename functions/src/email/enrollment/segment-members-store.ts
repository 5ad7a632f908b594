import { randomUUID } from "node:crypto";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";

/** Ids of one document, which holds a megabyte. */
const IDS_A_PART = 15_000;

const Head = z.object({
  segment_id: z.string(),
  generation: z.int(),
  parts: z.int(),
  baseline: z.string(),
  /** The prefix of the parts' ids. Parts of an earlier deployment have the generation as their prefix. */
  run: z.string().optional(),
  /** `entering`: how many of the first ids enter by this look. `entered`: how many of those have entered. */
  entering: z.int().default(0),
  entered: z.int().default(0),
});
type Head = z.infer<typeof Head>;

/** The records that an automation has seen in its segment; `generation` counts the looks that were saved. */
export type SegmentMembers = Omit<Head, "parts"> & { ids: readonly string[] };
type Look = Omit<SegmentMembers, "run" | "entered">;

const members = (teamId: string, automationId: string) => inTeam(teamId, `automations/${automationId}/members`);
const runOf = ({ run, generation }: Pick<Head, "run" | "generation">): string => run ?? String(generation);
const partNames = (run: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, place) => `${run}-${place}`);
const partsFor = (ids: readonly string[]): number => Math.ceil(ids.length / IDS_A_PART);

async function readHead(ref: DocumentReference, tx?: Transaction): Promise<Head | undefined> {
  const doc = tx ? await tx.get(ref) : await ref.get();
  return doc.exists ? Head.parse(doc.data()) : undefined;
}

/** The records that an automation has seen in its segment so far; undefined before the first look. */
export async function readMembers(teamId: string, automationId: string): Promise<SegmentMembers | undefined> {
  const all = members(teamId, automationId);
  const head = await readHead(all.doc("head"));
  if (!head) return undefined;
  const { parts, ...look } = head;
  const refs = partNames(runOf(head), parts).map((name) => all.doc(name));
  const docs = refs.length > 0 ? await firestore.getAll(...refs) : [];
  const ids = docs.flatMap((doc) => z.array(z.string()).parse(JSON.parse(String(doc.get("ids") ?? "[]"))));
  return { ...look, ids };
}

const isSame = (head: Head | undefined, known: SegmentMembers | undefined): boolean =>
  head && known ? runOf(head) === runOf(known) && head.entered === known.entered : !head && !known;

/**
 * Saves a look, unless another run has saved something since `before` was read. Each run writes the ids into parts of
 * its own, so a run that comes too late touches no other run's parts.
 * @returns the look as it is stored; undefined if it came too late
 */
export async function saveMembers(
  teamId: string,
  automationId: string,
  before: SegmentMembers | undefined,
  { ids, ...look }: Look,
): Promise<SegmentMembers | undefined> {
  const all = members(teamId, automationId);
  const run = randomUUID();
  const names = partNames(run, partsFor(ids));
  for (const [place, name] of names.entries()) {
    const part = ids.slice(place * IDS_A_PART, (place + 1) * IDS_A_PART);
    await all.doc(name).set({ ids: JSON.stringify(part) });
  }
  const head: Head = { ...look, run, entered: 0, parts: names.length };
  const isNoted = await runTransaction(async (tx) => {
    if (!isSame(await readHead(all.doc("head"), tx), before)) return false;
    tx.set(all.doc("head"), head);
    return true;
  });
  const old = before ? partNames(runOf(before), partsFor(before.ids)) : [];
  for (const name of isNoted ? old : names) await all.doc(name).delete();
  return isNoted ? { ...look, run, entered: 0, ids } : undefined;
}

/**
 * Notes how many of a look have entered.
 * @returns the look as it is stored; undefined if another run has noted something since
 */
export function noteEntered(
  teamId: string,
  automationId: string,
  known: SegmentMembers,
  entered: number,
): Promise<SegmentMembers | undefined> {
  const ref = members(teamId, automationId).doc("head");
  return runTransaction(async (tx) => {
    if (!isSame(await readHead(ref, tx), known)) return undefined;
    tx.update(ref, { entered });
    return { ...known, entered };
  });
}
