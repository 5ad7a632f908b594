/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { EventFacts } from "../booking/event-facts";
import { CalendarLinksView } from "../calendar-links/calendar-links-view";
import { useTexts } from "../shell/language";
import { eventState } from "./event-state";

type EventDetailsProps = {
  event: PublicEvent;
  zone: string;
  /** Whether the visitor has just moved or canceled the event. */
  hasChanged: boolean;
  onReschedule: () => void;
  onCancel: () => void;
};

/** The current state of the event, and whether it can still be moved or canceled. */
export function EventDetails({ event, zone, hasChanged, onReschedule, onCancel }: EventDetailsProps) {
  const texts = useTexts();
  const state = eventState(event, Date.now());
  const isOver = state === "cancelled" || state === "declined" || state === "past";
  const heading = state !== "open" ? texts[state] : hasChanged ? texts.changed : texts.yourEvent;
  const mayRebook = (state === "cancelled" || state === "declined") && event.type === "multi-use";
  return (
    <section class="confirmation" data-state={state}>
      {hasChanged && (
        <span class="confirmation-mark">
          <Icon name="check" />
        </span>
      )}
      <StepHeading level={1} text={heading} focused={hasChanged} />
      {hasChanged && <p class="muted">{event.cancelled ? texts.cancelledHint : texts.changedHint}</p>}
      <h2>{event.title}</h2>
      <EventFacts event={event} zone={zone} />
      {(event.can_reschedule || event.can_cancel) && (
        <div class="actions">
          {event.can_reschedule && (
            <button type="button" class="button" onClick={onReschedule}>
              {texts.reschedule}
            </button>
          )}
          {event.can_cancel && (
            <button type="button" class="button" onClick={onCancel}>
              {texts.cancelEvent}
            </button>
          )}
        </div>
      )}
      {state === "open" && <CalendarLinksView event={event} address={location.href} />}
      {mayRebook && (
        <div class="actions">
          <a class="button primary" href={`/book/${event.page_id}`}>
            {texts.bookAgain}
          </a>
        </div>
      )}
      {state === "open" && !event.can_reschedule && <p class="muted">{texts.notReschedulable}</p>}
      {!isOver && !event.can_cancel && event.type === "multi-use" && <p class="muted">{texts.notCancellable}</p>}
    </section>
  );
}
