import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toPublicEvent } from "@dure/domain/scheduling/change-scheduled-event";
import type { Verb } from "../../platform/endpoint";
import { pageExists } from "../booking-page/booking-page-store";
import { openEvent } from "./open-event";

export const getPublicEvent: Verb<typeof schedulingApi.getPublicEvent> = async (ctx, { params }) => {
  const { teamId, event } = await openEvent(params.uuid);
  return toPublicEvent(event, await pageExists(teamId, event.page_id), ctx.now);
};
