/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import { Icon } from "../shell/icon";
import { useTexts } from "../shell/language";
import { LocationLine } from "./location-line";

/** What is offered, by whom, how long, and where. */
export function MeetingInfo({ page }: { page: PublicBookingPage }) {
  const texts = useTexts();
  const [plan] = page.meeting_plans;
  const hosts = page.organizers.map(({ name }) => name).join(", ");
  return (
    <section class="info" aria-label={page.title}>
      <p class="info-host">
        <span class="avatar" aria-hidden="true">
          {[...hosts][0]}
        </span>
        {texts.hostOf(hosts, page.team.name)}
      </p>
      <h1>{page.title}</h1>
      <ul class="facts">
        {plan && (
          <>
            <li>
              <Icon name="clock" />
              {texts.minutes(plan.length)}
            </li>
            <LocationLine plan={plan} />
          </>
        )}
      </ul>
      {page.description && <p class="info-description">{page.description}</p>}
    </section>
  );
}
