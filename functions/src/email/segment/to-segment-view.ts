import type { Segment, SegmentView } from "@dure/domain/email/segment/segment";
import type { Context } from "../../platform/context";
import { countSets } from "../../records/read-model/query/count-sets";
import { audienceQuery } from "./audience-query";
import { audienceOf } from "./freeze-audience";

/** Segments with how many records of each the caller may see. */
export async function toSegmentViews(ctx: Context, segments: readonly Segment[]): Promise<SegmentView[]> {
  const queries = await Promise.all(segments.map((segment) => audienceQuery(ctx.teamId, audienceOf(ctx, [segment]))));
  const counts = await countSets(ctx.teamId, queries);
  return segments.map(({ picks: _, ...segment }, place) => ({
    ...segment,
    record_count: counts[place] ?? 0,
    is_broken: counts[place] === undefined,
  }));
}

export async function toSegmentView(ctx: Context, segment: Segment): Promise<SegmentView> {
  const [view] = await toSegmentViews(ctx, [segment]);
  if (!view) throw new Error("A segment has a view.");
  return view;
}
