/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTexts } from "../shell/language";

/** How many organizers are shown; the others are counted. */
const SHOWN = 4;

type OrganizerListProps = { page: PublicBookingPage; organizerId: string | undefined };

/** Whom the visitor meets: one, one of several, or all of them; with what each says of themselves. */
export function OrganizerList({ page, organizerId }: OrganizerListProps) {
  const texts = useTexts();
  const chosen = page.organizers.filter(({ id }) => organizerId === undefined || id === organizerId);
  const others = chosen.length - SHOWN;
  const isOne = chosen.length === 1;
  return (
    <div class="organizers">
      <p class="info-label">{isOne ? page.team.name : texts.meets[page.kind](page.team.name)}</p>
      <ul>
        {chosen.slice(0, SHOWN).map(({ id, name, description }) => (
          <li key={id} class="organizer">
            <span class="avatar" aria-hidden="true">
              {[...name][0]}
            </span>
            <div>
              {name}
              {description && <p class="info-description">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
      {others > 0 && <p class="muted">{texts.othersToo(others)}</p>}
    </div>
  );
}
