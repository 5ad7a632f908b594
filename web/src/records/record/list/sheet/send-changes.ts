import { MAX_BULK_ITEMS } from "@dure/domain/records/bulk/bulk";
import type { RecordView } from "@dure/domain/records/record/record";
import { client } from "../../../../lib/api";
import { bulkItems, type CellChange, heldValue, sentValue } from "./cell-change";

/** The result of sent changes: the answered records, and the reasons of the refused ones by record id. */
export type Sent = { records: RecordView[]; reasons: ReadonlyMap<string, string> };

/** The most deals that one call moves. */
const MAX_MOVED = 100;

/**
 * Sends the changes of cells. A single change is compared with the value that it replaces, so that nothing is
 * overwritten unseen. Several changes go through the bulk update, which handles each record by itself.
 */
export async function sendChanges(changes: readonly CellChange[], words: (error: unknown) => string): Promise<Sent> {
  const [only] = changes;
  if (only && changes.length === 1 && only.field.id !== "stage")
    return { records: [await sendOne(only)], reasons: NONE };
  const reasons = new Map<string, string>();
  const moves = changes.filter(({ field }) => field.id === "stage");
  const updates = bulkItems(changes.filter(({ field }) => field.id !== "stage"));
  for (let from = 0; from < updates.length; from += MAX_BULK_ITEMS) {
    const body = updates.slice(from, from + MAX_BULK_ITEMS);
    const entityId = only?.record.entity ?? "lead";
    const results = await settled(
      client.records.bulkRecords({ params: { entityId }, body }),
      body.map(({ id }) => id),
      words,
    );
    for (const { id, result } of results) if (result.status === "ERROR") reasons.set(id, result.message ?? "");
  }
  return { records: await sendMoves(moves, reasons, words), reasons };
}

const NONE: ReadonlyMap<string, string> = new Map();

async function sendOne({ record, field, value }: CellChange): Promise<RecordView> {
  const params = { entityId: record.entity, recordId: record.id };
  const before = heldValue(record, field) ?? null;
  const sent = sentValue(field, value);
  if (field.category === "standard" && (field.id === "company" || field.id === "contact")) {
    const id = (sent as { id: string } | null)?.id;
    return client.records.setReference({
      params: { ...params, refEntityId: field.id },
      body: { value: id ? { id } : null, before },
    });
  }
  return client.records.updateFieldValue({ params: { ...params, fieldId: field.id }, body: { value: sent, before } });
}

type ItemResult = Awaited<ReturnType<typeof client.records.bulkRecords>>[number];

/** A call that fails as a whole refuses each of its records. */
const settled = (call: Promise<ItemResult[]>, ids: readonly string[], words: (error: unknown) => string) =>
  call.catch((error: unknown) =>
    ids.map((id): ItemResult => ({ id, result: { status: "ERROR", message: words(error) } })),
  );

/** Moves deals to their stages, those of one stage in one call. */
async function sendMoves(
  moves: readonly CellChange[],
  reasons: Map<string, string>,
  words: (error: unknown) => string,
): Promise<RecordView[]> {
  const moved: RecordView[] = [];
  const byStage = Map.groupBy(moves, ({ record, value }) => `${record.record_type?.id}/${value}`);
  for (const some of byStage.values())
    for (let from = 0; from < some.length; from += MAX_MOVED) {
      const part = some.slice(from, from + MAX_MOVED);
      const ids = part.map(({ record }) => record.id);
      const body = { stage_id: String(part[0]?.value), lead_ids: ids };
      try {
        const params = { id: part[0]?.record.record_type?.id ?? "" };
        moved.push(...(await client.records.allocateLeads({ params, body })).data);
      } catch (error) {
        for (const id of ids) reasons.set(id, words(error));
      }
    }
  return moved;
}
