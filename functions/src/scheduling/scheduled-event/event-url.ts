import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { appUrl } from "../../platform/config";

/** The invitee's own page of an event. */
export const eventUrl = ({ uuid }: Pick<ScheduledEvent, "uuid">): string =>
  `${appUrl.value()}/public-pages/event/${uuid}`;
