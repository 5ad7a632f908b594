/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { isEmbedded } from "../../../ui/public/shell/embed";
import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { CalendarLinksView } from "../calendar-links/calendar-links-view";
import { Description } from "../description/description";
import { useTexts } from "../shell/language";
import { EventFacts } from "./event-facts";
import type { Booked as BookedEvent } from "./use-booking";

type BookedProps = { page: PublicBookingPage; event: BookedEvent; zone: string; onBookAnother: () => void };

/** The confirmation of a booking, or that it waits for approval: what was agreed, and the way to change it. */
export function Booked({ page, event, zone, onBookAnother }: BookedProps) {
  const texts = useTexts();
  const { team, after_booking: after } = page;
  const query = team.slug ? `?${new URLSearchParams({ team_slug: team.slug })}` : "";
  const isPending = event.approval === "pending";
  const address = `/public-pages/event/${event.uuid}${query}`;
  return (
    <section class="confirmation">
      <span class="confirmation-mark">
        <Icon name={isPending ? "clock" : "check"} />
      </span>
      <StepHeading level={1} text={isPending ? texts.requested : texts.booked} />
      <p class="muted">{(isPending ? texts.requestedHint : texts.bookedHint)(event.invitee.email)}</p>
      <h2>{event.title}</h2>
      <EventFacts event={event} zone={zone} />
      {after.message && <Description text={after.message} />}
      {!isPending && <CalendarLinksView event={event} address={new URL(address, location.href).href} />}
      <div class="actions">
        {(event.can_reschedule || event.can_cancel) && (
          <a class="button" href={address} target={isEmbedded() ? "_blank" : "_self"}>
            {event.can_reschedule ? texts.reschedule : texts.cancelEvent}
          </a>
        )}
        {after.redirect_url !== null && isEmbedded() && (
          <a class="button primary" href={after.redirect_url} target="_top">
            {texts.goOn}
          </a>
        )}
        <button type="button" class="button" onClick={onBookAnother}>
          {texts.bookAnother}
        </button>
      </div>
    </section>
  );
}
