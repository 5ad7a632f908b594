import type { ActivitySource } from "@dure/domain/records/activity/activity-source";
import type { Context } from "../../platform/context";
import type { ActivityQuery } from "../../records/read-model/activity/aggregate-activities";
import { blursRouters } from "../../records/record/router-blur";
import { viewerOf } from "../../records/record/visible-record";

/** Reads the names of a team's campaigns, by id. The e-mail area implements it. */
export type ReadCampaignNames = (teamId: string) => Promise<ReadonlyMap<string, string>>;

/** Activities as far as the caller may see them. */
export async function activityQuery(
  ctx: Context,
  source: ActivitySource,
  readNames: ReadCampaignNames,
): Promise<Omit<ActivityQuery, "filters">> {
  const campaigns = source === "campaign-mail" ? await readNames(ctx.teamId) : new Map<string, string>();
  return {
    source,
    zone: { now: ctx.now, timeZone: ctx.timeZone },
    seen: { viewer: viewerOf(ctx), blurs: blursRouters(ctx), campaigns },
  };
}
