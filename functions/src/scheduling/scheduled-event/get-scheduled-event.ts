import type { schedulingApi } from "@dure/domain/scheduling/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { getEvent } from "./scheduled-event-store";
import { isShown, showEvent } from "./shown-event";

export const getScheduledEvent: Verb<typeof schedulingApi.getScheduledEvent> = async (ctx, { params }) => {
  const event = await getEvent(ctx.teamId, params.id);
  if (!isShown(ctx, event)) throw new AppError("NOT_FOUND", schedulingTexts.eventNotFound);
  return showEvent(ctx, event);
};
