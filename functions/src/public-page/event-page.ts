import { toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { Locale } from "@dure/domain/shared/text";
import { openEvent } from "../scheduling/scheduled-event/open-event";
import { isMovable } from "../scheduling/scheduled-event/open-move";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page } from "./page";

/** An invitee's page of their event. Its address is a secret: previews show its title only. */
export const eventPage = (uuid: string, locale: Locale): Promise<Page> =>
  orMissing(
    async () => {
      const { teamId, event } = await openEvent(uuid);
      const now = new Date().toISOString();
      const data = toPublicEvent(event, await isMovable(teamId, event, now), now);
      return { template: "event", status: 200, title: event.title, description: "", url: "", data: { event: data } };
    },
    () => missingPage("event", locale),
  );
