import type { OutboxEvent } from "@dure/domain/events";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { Actor } from "@dure/domain/shared/access";
import { systemContext } from "../../platform/context";
import { enqueue, type JobHandler } from "../../platform/jobs/job";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { dealIdsOf, getDeals } from "./pipeline-records-store";

/** Deals of one transaction, and how long a job takes them on before it hands over to the next. */
const CHUNK = 100;
const JOB_MS = 20_000;

type Deletion = { teamId: string; pipelineId: string; actor: Actor; part: number };

/** Deletes all deals of a deleted deal type, in the name of who deleted it. */
export async function deleteDeals(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "pipeline.deleted") return;
  await deleteUntilDone({ teamId, pipelineId: event.before.id, actor: event.actor, part: 0 });
}

export const deleteMoreDeals: JobHandler = ({ teamId, payload }) =>
  deleteUntilDone({ teamId, ...(payload as Omit<Deletion, "teamId">) });

/** What is left is asked for each time, so a job that died or runs twice goes on where the deals are. */
async function deleteUntilDone({ teamId, ...deletion }: Deletion): Promise<void> {
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) {
    const ids = await dealIdsOf(teamId, deletion.pipelineId, CHUNK);
    if (ids.length === 0) return;
    await deleteSome({ teamId, ...deletion }, ids);
  }
  const payload = { ...deletion, part: deletion.part + 1 };
  const id = `delete-deals-${teamId}-${deletion.pipelineId}-${payload.part}`;
  await enqueue({ teamId, name: "delete-deals", payload }, id);
}

function deleteSome({ teamId, pipelineId, actor }: Deletion, ids: readonly string[]): Promise<void> {
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
