import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";

/** Ids of one document, which holds a megabyte. */
const IDS_A_PART = 15_000;

const Head = z.object({ segment_id: z.string(), generation: z.int(), parts: z.int(), baseline: z.string() });
type Head = z.infer<typeof Head>;

/** Whom an automation has seen in its segment; `generation` counts how often that was noted. */
export type SegmentMembers = Omit<Head, "parts"> & { ids: ReadonlySet<string> };

const members = (teamId: string, automationId: string) => inTeam(teamId, `automations/${automationId}/members`);
const partName = (generation: number, place: number): string => `${generation}-${place}`;

async function readHead(ref: DocumentReference, tx?: Transaction): Promise<Head | undefined> {
  const doc = tx ? await tx.get(ref) : await ref.get();
  return doc.exists ? Head.parse(doc.data()) : undefined;
}

/** Whom an automation has seen in its segment so far; undefined before the first look. */
export async function readMembers(teamId: string, automationId: string): Promise<SegmentMembers | undefined> {
  const all = members(teamId, automationId);
  const head = await readHead(all.doc("head"));
  if (!head) return undefined;
  const refs = Array.from({ length: head.parts }, (_, place) => all.doc(partName(head.generation, place)));
  const docs = refs.length > 0 ? await firestore.getAll(...refs) : [];
  const ids = docs.flatMap((doc) => z.array(z.string()).parse(JSON.parse(String(doc.get("ids") ?? "[]"))));
  return { ...head, ids: new Set(ids) };
}

/** Notes whom an automation has seen, unless another run has noted the same generation or a later one. */
export async function saveMembers(teamId: string, automationId: string, noted: SegmentMembers): Promise<void> {
  const all = members(teamId, automationId);
  const ids = [...noted.ids];
  const { segment_id, generation, baseline } = noted;
  const parts = Math.ceil(ids.length / IDS_A_PART);
  for (let place = 0; place < parts; place += 1) {
    const part = ids.slice(place * IDS_A_PART, (place + 1) * IDS_A_PART);
    await all.doc(partName(generation, place)).set({ ids: JSON.stringify(part) });
  }
  const before = await runTransaction(async (tx) => {
    const head = await readHead(all.doc("head"), tx);
    if (head && head.generation >= generation) return undefined;
    tx.set(all.doc("head"), { segment_id, generation, parts, baseline });
    return head;
  });
  for (let place = 0; place < (before?.parts ?? 0); place += 1)
    await all.doc(partName(before?.generation ?? 0, place)).delete();
}
