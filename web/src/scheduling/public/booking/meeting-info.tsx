/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import { Icon } from "../shell/icon";
import { useTexts } from "../shell/language";
import { LocationLine } from "./location-line";

/** What is offered, by whom, how long, and where. */
export function MeetingInfo({ page }: { page: PublicBookingPage }) {
  const texts = useTexts();
  return (
    <section class="info" aria-label={page.title}>
      <p class="info-host">
        <span class="avatar" aria-hidden="true">
          {[...page.organizer.name][0]}
        </span>
        {texts.hostOf(page.organizer.name, page.team.name)}
      </p>
      <h1>{page.title}</h1>
      <ul class="facts">
        <li>
          <Icon name="clock" />
          {texts.minutes(page.length)}
        </li>
        <LocationLine location={page.location} />
      </ul>
      {page.description && <p class="info-description">{page.description}</p>}
    </section>
  );
}
