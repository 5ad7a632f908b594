import { randomUUID } from "node:crypto";
import { MAX_PICKED, type Segment } from "@dure/domain/email/segment/segment";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import type { BulkTarget } from "@dure/domain/records/bulk/bulk";
import type { Filter } from "@dure/domain/records/filter/filter";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { matchingIds } from "../../records/read-model/query/matching";
import { toRecordQuery } from "../../records/record/to-record-query";
import { assertSegmentFilter } from "./assert-segment-filter";
import { createPicks, IDS_IN_DOC, readPicks } from "./picks-store";
import { findSegment, readSegment, saveSegment } from "./segment-store";
import { toSegmentView } from "./to-segment-view";

/** Replaces the filter of a dynamic segment; adds records to a static one. */
export const fillSegment: Verb<typeof segmentApi.fillSegment> = async (ctx, { params, query, body }) => {
  const { segment_type } = await findSegment(ctx.teamId, params.id);
  if (segment_type === "static") {
    const found = await foundIds(ctx, body);
    const change = (tx: Tx, before: Segment) => withAdded(tx, ctx.teamId, before, found);
    return toSegmentView(ctx, await changeContent(ctx, params.id, change));
  }
  if (!("filters" in body)) throw new AppError("BAD_REQUEST", segmentTexts.onlyFilters);
  const { filters } = body;
  await assertSegmentFilter(ctx, filters);
  return toSegmentView(ctx, await changeContent(ctx, params.id, async () => ({ filters }), query));
};

type Added =
  | { filters: Filter }
  | { ids: string[] }
  | { entity_id: "lead" | "deal" | "lead-deal-combined"; target: BulkTarget };

/** The leads and deals that the caller may see among some ids, by a filter, or selected in a list. */
async function foundIds(ctx: Context, body: Added): Promise<string[]> {
  if ("target" in body && !("ids" in body.target)) {
    const { excluded_ids, ...selected } = body.target;
    const excluded = new Set(excluded_ids);
    const ids = await matchingIds(ctx.teamId, toRecordQuery(ctx, { entityId: body.entity_id, ...selected }));
    return ids.filter((id) => !excluded.has(id));
  }
  const among = "target" in body ? body.target : body;
  const set = "ids" in among ? { filters: null, among: among.ids } : { filters: among.filters };
  return matchingIds(ctx.teamId, { ...toRecordQuery(ctx, { entityId: "lead-deal-combined" }), anyOf: [set] });
}

type Content = Partial<Pick<Segment, "filters" | "picks">>;

/** A change of a segment's content in one transaction. */
export const changeContent = (
  ctx: Context,
  id: string,
  change: (tx: Tx, before: Segment) => Promise<Content>,
  basedOn?: { based_on?: string | undefined },
): Promise<Segment> =>
  transaction(ctx, async (tx) => {
    const before = await readSegment(tx, ctx.teamId, id);
    const content = await change(tx, before);
    const after = { ...before, ...content, updated_by: ctx.actor.id, updated_at: ctx.now };
    assertBasedOn(before, after, basedOn);
    saveSegment(tx, ctx.teamId, after);
    return { answer: after, event: { type: "segment.changed", before, after } };
  });

async function withAdded(tx: Tx, teamId: string, before: Segment, found: readonly string[]): Promise<Content> {
  const held = new Set(await readPicks(teamId, before.id, before.picks));
  const added = found.filter((id) => !held.has(id));
  if (held.size + added.length > MAX_PICKED)
    throw new AppError("NOT_ACCEPTABLE", segmentTexts.tooManyPicked(MAX_PICKED));
  if (before.picks.length < MAX_DOCS) return { picks: [...before.picks, ...savePicks(tx, teamId, before.id, added)] };
  return { picks: savePicks(tx, teamId, before.id, [...held, ...added]) };
}

/** Each addition makes a document. From this number on they are compacted. */
const MAX_DOCS = 50;

/** Writes a static segment's records into new documents, since its current ones may be in use. */
export function savePicks(tx: Tx, teamId: string, segmentId: string, ids: readonly string[]): string[] {
  const picks: string[] = [];
  for (let start = 0; start < ids.length; start += IDS_IN_DOC) {
    const id = randomUUID();
    createPicks(tx, teamId, segmentId, id, ids.slice(start, start + IDS_IN_DOC));
    picks.push(id);
  }
  return picks;
}
