/** @jsxImportSource preact */
import { isEmbedded } from "../../../ui/public/shell/embed";
import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { useTexts } from "../shell/language";
import { EventFacts } from "./event-facts";
import type { Booked as BookedEvent } from "./use-booking";

type BookedProps = { event: BookedEvent; teamSlug: string | null; zone: string; onBookAnother: () => void };

/** It worked: what was agreed, and the way to change it. */
export function Booked({ event, teamSlug, zone, onBookAnother }: BookedProps) {
  const texts = useTexts();
  const query = teamSlug ? `?${new URLSearchParams({ team_slug: teamSlug })}` : "";
  return (
    <section class="confirmation">
      <span class="confirmation-mark">
        <Icon name="check" />
      </span>
      <StepHeading level={1} text={texts.booked} />
      <p class="muted">{texts.bookedHint(event.invitee.email)}</p>
      <h2>{event.title}</h2>
      <EventFacts event={event} zone={zone} />
      <div class="actions">
        <a class="button" href={`/public-pages/event/${event.uuid}${query}`} target={isEmbedded() ? "_blank" : "_self"}>
          {texts.reschedule}
        </a>
        <button type="button" class="button" onClick={onBookAnother}>
          {texts.bookAnother}
        </button>
      </div>
    </section>
  );
}
