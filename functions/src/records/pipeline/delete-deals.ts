import type { RecordsEvent } from "@dure/domain/records/events";
import { Actor } from "@dure/domain/shared/access";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { dealIdsOf, getDeals } from "./pipeline-records-store";

/** Deals per transaction, and how long a job deletes before it queues the next job. */
const CHUNK = 100;
const JOB_MS = 20_000;

const Deletion = z.object({ pipelineId: z.string(), actor: Actor, part: z.int() });
type Deletion = z.infer<typeof Deletion>;

/** Deletes all deals of a deleted deal type, in the name of the member who deleted it. */
export const deleteDeals = reaction("delete-deals", ["pipeline.deleted"], (teamId, { before, actor }) =>
  deleteUntilDone(teamId, { pipelineId: before.id, actor, part: 0 }),
);

export const deleteRemainingDeals = defineJob("delete-deals", Deletion, deleteUntilDone);

/** Each round queries the remaining deals, so a crashed or repeated job continues where it stopped. */
async function deleteUntilDone(teamId: string, deletion: Deletion): Promise<void> {
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) {
    const ids = await dealIdsOf(teamId, deletion.pipelineId, CHUNK);
    if (ids.length === 0) return;
    await deleteSome(teamId, deletion, ids);
  }
  const payload = { ...deletion, part: deletion.part + 1 };
  const id = `delete-deals-${teamId}-${deletion.pipelineId}-${payload.part}`;
  await enqueue(deleteRemainingDeals, { teamId, payload, id });
}

function deleteSome(teamId: string, { pipelineId, actor }: Deletion, ids: readonly string[]): Promise<void> {
  const ctx = { ...systemContext(teamId, "delete-deals"), actor };
  return transaction(ctx, async (tx) => {
    const [deals, fields] = await Promise.all([getDeals(tx, teamId, pipelineId, ids), getFields(tx, teamId, "lead")]);
    const event = deals.map((before): RecordsEvent & { type: "deal.deleted" } => ({
      type: "deal.deleted",
      before,
      after: null,
    }));
    await writeRecords(tx, teamId, event, [fields], ctx.now);
    return { answer: undefined, event };
  });
}
