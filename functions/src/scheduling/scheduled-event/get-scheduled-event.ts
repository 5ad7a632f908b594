import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { Verb } from "../../platform/http/endpoint";
import { getEvent } from "./scheduled-event-store";
import { assertShown, showEvent } from "./shown-event";

export const getScheduledEvent: Verb<typeof schedulingApi.getScheduledEvent> = async (ctx, { params }) => {
  const event = await getEvent(ctx.teamId, params.id);
  assertShown(ctx, event);
  return showEvent(ctx, event);
};
