/** @jsxImportSource preact */

import { isEmbedded } from "../../../ui/public/shell/embed";
import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { EventFacts } from "../booking/event-facts";
import { CalendarLinksView } from "../calendar-links/calendar-links-view";
import { useTexts } from "../shell/language";
import type { BookedSuggestion } from "./use-choice";

type MeetBookedProps = { event: BookedSuggestion; teamSlug: string | null; zone: string };

/** The confirmation: what was agreed, and the way to change it. */
export function MeetBooked({ event, teamSlug, zone }: MeetBookedProps) {
  const texts = useTexts();
  const query = teamSlug ? `?${new URLSearchParams({ team_slug: teamSlug })}` : "";
  const address = `/public-pages/event/${event.uuid}${query}`;
  return (
    <section class="confirmation">
      <span class="confirmation-mark">
        <Icon name="check" />
      </span>
      <StepHeading level={1} text={texts.booked} />
      <p class="muted">{texts.bookedHint(event.invitee.email)}</p>
      <h2>{event.title}</h2>
      <EventFacts event={event} zone={zone} />
      <CalendarLinksView event={event} address={new URL(address, location.href).href} />
      {(event.can_reschedule || event.can_cancel) && (
        <div class="actions">
          <a class="button" href={address} target={isEmbedded() ? "_blank" : "_self"}>
            {event.can_reschedule ? texts.reschedule : texts.cancelEvent}
          </a>
        </div>
      )}
    </section>
  );
}
