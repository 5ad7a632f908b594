import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { moveLinks } from "@dure/domain/records/merge/merge-links";
import { entityOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { writeRecords } from "../record/write-records";
import { OWN_PATHS, readFilenames, readLinks, saveMoved } from "./links-store";
import { saveMergeRedirect } from "./merge-redirect-store";
import { movedEvents } from "./moved-events";
import { planMerge } from "./plan-merge";

/**
 * Merges records. The records themselves, their unique values, where each of them went, and the first of their links
 * commit at once; the events let a job move the links that are left (move-more-links.ts). From the commit on nothing new
 * can be linked to a source, because whoever links a record reads it in his transaction: so the job finds all of them,
 * and whoever dies between, the records are merged wholly or not at all.
 */
export const mergeRecords: Verb<typeof recordsApi.mergeRecords> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    const { target, sources, merged, answer, fields } = await planMerge(tx, ctx, params.entityId, body);
    const [links, filenames] = await Promise.all([
      readLinks(tx, teamId, body.source_ids, OWN_PATHS[target.kind]),
      readFilenames(tx, teamId, target.id),
    ]);
    const moved = moveLinks(links, new Set(body.source_ids), target.id, filenames);
    const gone = sources.map((before) => ({ before, after: null }));
    const changes = [
      { before: target, after: merged },
      ...gone.map((change) => ({ ...change, merged: true })),
      ...moved.records,
    ];
    await writeRecords(tx, teamId, changes, fields, now);
    saveMoved(tx, teamId, moved);
    for (const source of sources) saveMergeRedirect(tx, teamId, source, target.id, now);
    const event: RecordsEvent[] = [
      { type: `${entityOf(merged)}.changed`, before: target, after: merged },
      ...gone.map(
        (source): RecordsEvent => ({
          type: `${entityOf(source.before)}.merged`,
          ...source,
          merged_into: target.id,
        }),
      ),
      ...movedEvents(moved),
    ];
    return { answer, event };
  });

export const mergeDeals: Verb<typeof recordsApi.mergeDeals> = (ctx, { body }) =>
  mergeRecords(ctx, { params: { entityId: "deal" }, body });
