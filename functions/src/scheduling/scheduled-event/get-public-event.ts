import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { Verb } from "../../platform/http/endpoint";
import { openEvent } from "./open-event";
import { isMovable } from "./open-move";

export const getPublicEvent: Verb<typeof schedulingApi.getPublicEvent> = async (ctx, { params }) => {
  const { teamId, event } = await openEvent(params.uuid);
  return toPublicEvent(event, await isMovable(teamId, event, ctx.now), ctx.now);
};
