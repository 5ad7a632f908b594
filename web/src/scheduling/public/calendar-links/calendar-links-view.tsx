/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTexts } from "../shell/language";
import { calendarLinks } from "./calendar-links";

type CalendarLinksViewProps = { event: PublicEvent; address: string };

/** The ways into the invitee's own calendar; `address` is their page of the event. */
export function CalendarLinksView({ event, address }: CalendarLinksViewProps) {
  const texts = useTexts();
  const place = event.meeting_plan.value || texts.location[event.meeting_plan.type];
  const { google, outlook, file } = calendarLinks(event, { place, address });
  return (
    <div class="calendar-links">
      <h2 class="info-label">{texts.addToCalendar}</h2>
      <div class="actions">
        <a class="button" href={google} target="_blank" rel="noreferrer">
          Google
        </a>
        <a class="button" href={outlook} target="_blank" rel="noreferrer">
          Outlook
        </a>
        <a class="button" href={file} download="invite.ics">
          {texts.calendarFile}
        </a>
      </div>
    </div>
  );
}
