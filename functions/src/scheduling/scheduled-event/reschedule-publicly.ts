import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { moveEvent } from "./move-event";
import { openEvent } from "./open-event";

/** The event's secret authorizes a move in the invitee's name. */
export const reschedulePublicly: Verb<typeof schedulingApi.reschedulePublicly> = async (
  visitor,
  { params, query, body },
) => {
  const { teamId, event } = await openEvent(params.id);
  const ctx = forTeam(visitor, teamId);
  return moveEvent(ctx, event, { ...body, plan_id: query.plan_id }, (after) => toPublicEvent(after, true, ctx.now));
};
