import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toEventView } from "@dure/domain/scheduling/change-scheduled-event";
import type { Verb } from "../../platform/endpoint";
import { getEvent } from "./scheduled-event-store";

export const getScheduledEvent: Verb<typeof schedulingApi.getScheduledEvent> = async (ctx, { params }) =>
  toEventView(await getEvent(ctx.teamId, params.id));
