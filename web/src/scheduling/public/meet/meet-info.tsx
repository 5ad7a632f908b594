/** @jsxImportSource preact */
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { LocationLine } from "../booking/location-line";
import { useTexts } from "../shell/language";

/** What is suggested, by whom, and where. */
export function MeetInfo({ suggestion }: { suggestion: PublicSuggestion }) {
  const texts = useTexts();
  const { title, description, organizer, attendees, team, meeting_plan } = suggestion;
  const hosts = [organizer, ...attendees].map(({ name }) => name).join(", ");
  return (
    <section class="info" aria-label={title}>
      <p class="info-host">
        <span class="avatar" aria-hidden="true">
          {[...hosts][0]}
        </span>
        {texts.hostOf(hosts, team.name)}
      </p>
      <h1>{title}</h1>
      <ul class="facts">
        <LocationLine plan={meeting_plan} />
      </ul>
      {description && <p class="info-description">{description}</p>}
    </section>
  );
}
