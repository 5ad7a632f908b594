/** @jsxImportSource preact */

import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { EventFacts } from "../booking/event-facts";
import { useTexts } from "../shell/language";
import type { BookedSuggestion } from "./use-choice";

/** It worked: what was agreed. A meeting from a suggestion can't be moved. */
export function MeetBooked({ event, zone }: { event: BookedSuggestion; zone: string }) {
  const texts = useTexts();
  return (
    <section class="confirmation">
      <span class="confirmation-mark">
        <Icon name="check" />
      </span>
      <StepHeading level={1} text={texts.booked} />
      <p class="muted">{texts.bookedHint(event.invitee.email)}</p>
      <h2>{event.title}</h2>
      <EventFacts event={event} zone={zone} />
    </section>
  );
}
