import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { PublicOnetime } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { offeredTimes } from "./offered-times";
import { openOnetime, toPublicOnetime } from "./open-suggestion";

export const getOnetime: Verb<typeof schedulingApi.getOnetime> = (ctx, { params }) => publicOnetime(params.id, ctx.now);

/** @throws NOT_FOUND */
export async function publicOnetime(id: string, now: string): Promise<PublicOnetime> {
  const open = await openOnetime(id);
  return toPublicOnetime(open, await offeredTimes(open, now));
}
