import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id } from "../../shared/value";
import { recordsTexts } from "../texts";
import type { Pipeline } from "./pipeline";

/** The order of the deal types in the menu, the same for all members (docs/product/records-pipelines.md#menu-order). */
export const DealTypeOrder = z.object({
  /** Deal type ids. */
  data: z.array(Id),
  /** Whether the order was set; otherwise deal types are in order of creation. */
  is_gnb_reordered: z.boolean(),
});
export type DealTypeOrder = z.infer<typeof DealTypeOrder>;

export const CREATION_ORDER: DealTypeOrder = { data: [], is_gnb_reordered: false };

/** Deal types in menu order; types not named come last, in order of creation. */
export function inMenuOrder(pipelines: readonly Pipeline[], { data }: Pick<DealTypeOrder, "data">): Pipeline[] {
  const places = new Map(data.map((id, place) => [id, place]));
  const placeOf = ({ id }: Pipeline) => places.get(id) ?? data.length;
  return pipelines.toSorted((a, b) => placeOf(a) - placeOf(b) || a.created_at.localeCompare(b.created_at));
}

/**
 * Completes an order with all deal types.
 * @throws NOT_FOUND if an id is unknown
 */
export function reorderDealTypes(pipelines: readonly Pipeline[], ids: readonly string[]): DealTypeOrder {
  const unknown = ids.filter((id) => !pipelines.some((pipeline) => pipeline.id === id));
  if (unknown.length > 0) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound, unknown);
  const data = inMenuOrder(pipelines, { data: [...new Set(ids)] }).map(({ id }) => id);
  return { data, is_gnb_reordered: true };
}
