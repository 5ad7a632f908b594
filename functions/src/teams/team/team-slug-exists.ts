import type { teamsApi } from "@dure/domain/teams/api";
import { isReservedSlug } from "@dure/domain/teams/team";
import { readSlugOwner } from "../../identity/tenant/tenant-store";
import type { Verb } from "../../platform/http/endpoint";

/** A slug that the product reserves counts as taken. */
export const teamSlugExists: Verb<typeof teamsApi.teamSlugExists> = async (_ctx, { params: { slug } }) => ({
  exists: isReservedSlug(slug) || (await readSlugOwner(slug)) !== undefined,
});
