import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { offeredTimes } from "./offered-times";
import { openSuggestion, toPublicSuggestion } from "./open-suggestion";

export const getSuggestion: Verb<typeof schedulingApi.getOnetime> = (ctx, { params }) =>
  publicSuggestion(params.id, ctx.now);

/** @throws NOT_FOUND */
export async function publicSuggestion(id: string, now: string): Promise<PublicSuggestion> {
  const open = await openSuggestion(id);
  return toPublicSuggestion(open, await offeredTimes(open, now));
}
