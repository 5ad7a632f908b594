import type { featureApi } from "@dure/domain/teams/feature/feature-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readMergedFlags } from "./feature-flag-store";

export const getFeatureFlags: Verb<typeof featureApi.getFeatureFlags> = async (ctx) => ({
  flags: await readMergedFlags(ctx.teamId, personOf(ctx).user_id),
});
