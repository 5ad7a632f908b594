import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { moveEvent } from "./move-event";
import { getEvent } from "./scheduled-event-store";
import { assertMayChange, showEvent } from "./shown-event";

export const rescheduleEvent: Verb<typeof schedulingApi.rescheduleEvent> = async (ctx, { params, query, body }) => {
  const event = await getEvent(ctx.teamId, params.id);
  assertMayChange(ctx, event);
  return moveEvent(ctx, event, { ...body, plan_id: query.plan_id }, (after) => showEvent(ctx, after));
};
