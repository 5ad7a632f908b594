/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { Icon } from "../../../ui/public/shell/icon";
import { Description } from "../description/description";
import { useTexts } from "../shell/language";
import type { Choice } from "./choice";
import { LocationLine } from "./location-line";
import { OrganizerList } from "./organizer-list";
import { PlanChoice } from "./plan-choice";

type MeetingInfoProps = {
  page: PublicBookingPage;
  choice: Choice;
  /** Not there once a time is picked: it belongs to a way to meet. */
  onPlan?: (planId: string) => void;
};

/** What is offered, by whom, how long, and where. */
export function MeetingInfo({ page, choice, onPlan }: MeetingInfoProps) {
  const texts = useTexts();
  const plan = page.meeting_plans.find(({ id }) => id === choice.planId);
  const hasMany = choice.organizerId === undefined && page.organizers.length > 1;
  const organizers = <OrganizerList page={page} organizerId={choice.organizerId} />;
  return (
    <section class="info" aria-label={page.title}>
      {page.brand.cover_url && <img class="info-cover" src={page.brand.cover_url} alt="" />}
      {page.brand.logo_url && <img class="info-logo" src={page.brand.logo_url} alt={page.team.name} />}
      {!hasMany && organizers}
      <h1>{page.title}</h1>
      {onPlan && page.meeting_plans.length > 1 ? (
        <PlanChoice plans={page.meeting_plans} chosen={choice.planId} onPlan={onPlan} />
      ) : (
        plan && (
          <ul class="facts">
            <li>
              <Icon name="clock" />
              {texts.minutes(plan.length)}
            </li>
            <LocationLine plan={plan} />
          </ul>
        )
      )}
      {page.description && <Description text={page.description} />}
      {hasMany && organizers}
    </section>
  );
}
