import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { readSlugHolder } from "./user-store";

/** The caller's own slug counts as free for the caller. */
export const userSlugExists: Verb<typeof identityApi.userSlugExists> = async (ctx, { params }) => {
  const holder = await readSlugHolder(ctx.teamId, params.slug);
  return { exists: holder !== undefined && holder !== ctx.actor.id };
};
