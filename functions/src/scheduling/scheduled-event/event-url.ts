import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { urlInTeam } from "../../identity/tenant/team-origin";
import { appUrl } from "../../platform/config";

/** The event's page in the app, for its hosts: the invitee's page would act in the invitee's name. */
export const hostEventUrl = (teamId: string, { id }: Pick<ScheduledEvent, "id">): Promise<string> =>
  urlInTeam(teamId, `/schedule?event=${id}`);

/**
 * The invitee's page of an event. Anybody who has the link may move the event in the invitee's name, so it is only in
 * the invitee's mails and in the calendar entry that they share with the host.
 */
export const eventUrl = ({ uuid }: Pick<ScheduledEvent, "uuid">): string =>
  `${appUrl.value()}/public-pages/event/${uuid}`;
