import type { Filter } from "@dure/domain/records/filter/filter";
import type { Context } from "../../platform/context";
import { readCatalog } from "../../records/field/read-catalog";
import { assertFilter } from "../../records/view/assert-filter";

/** @throws BAD_REQUEST if the caller could not list leads and deals by the filter */
export async function assertSegmentFilter(ctx: Context, filter: Filter): Promise<void> {
  const { catalog } = await readCatalog(ctx.teamId);
  assertFilter(ctx, "lead-deal-combined", { filter, sorting: null }, catalog);
}
