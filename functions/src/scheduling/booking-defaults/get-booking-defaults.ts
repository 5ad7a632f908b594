import type { schedulingApi } from "@dure/domain/scheduling/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readCaller } from "../../platform/auth/caller-store";
import type { Verb } from "../../platform/http/endpoint";
import { defaultsOf } from "./defaults-of";

/** Colleagues may read them too: adding a member to a page shows that member's defaults. */
export const getBookingDefaults: Verb<typeof schedulingApi.getBookingDefaults> = async (ctx, { params }) => {
  const { user } = await readCaller(ctx.teamId, params.userId);
  if (!user) throw new AppError("NOT_FOUND", schedulingTexts.memberNotFound);
  return defaultsOf(ctx.teamId, params.userId);
};
