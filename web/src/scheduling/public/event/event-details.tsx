/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { Icon } from "../../../ui/public/shell/icon";
import { StepHeading } from "../../../ui/public/shell/step-heading";
import { EventFacts } from "../booking/event-facts";
import { useTexts } from "../shell/language";

type EventDetailsProps = {
  event: PublicEvent;
  zone: string;
  /** The visitor has just moved or cancelled it. */
  hasChanged: boolean;
  onReschedule: () => void;
  onCancel: () => void;
};

/** The event as it stands, and whether it can still be moved or cancelled. */
export function EventDetails({ event, zone, hasChanged, onReschedule, onCancel }: EventDetailsProps) {
  const texts = useTexts();
  const state = stateOf(event);
  const heading = state !== "open" ? texts[state] : hasChanged ? texts.changed : texts.yourEvent;
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
      {state === "open" && !event.can_reschedule && <p class="muted">{texts.notReschedulable}</p>}
    </section>
  );
}

function stateOf({ cancelled, date_range }: PublicEvent): "open" | "cancelled" | "past" {
  if (cancelled) return "cancelled";
  return Date.parse(date_range.end) < Date.now() ? "past" : "open";
}
