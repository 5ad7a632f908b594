import {
  DEFAULT_LENGTH_MINUTES,
  DEFAULT_PHONE_LENGTH_MINUTES,
  type MeetingPlan,
  type MeetingType,
} from "@dure/domain/scheduling/booking-page/meeting-plan";

/** A call takes 5 minutes, everything else 30 (docs/product/scheduling.md#meeting-plans). */
const lengthOf = (type: MeetingType): number =>
  type === "phone" ? DEFAULT_PHONE_LENGTH_MINUTES : DEFAULT_LENGTH_MINUTES;

/** A new way to meet; a place or a link is still to be given. */
export const planOfType = (type: MeetingType, id: string): MeetingPlan => ({
  id,
  type,
  value: "",
  length: lengthOf(type),
  buffer: { head: 0, tail: 0 },
});

/** The plan with another type. A length that is still the old type's default becomes the new type's default. */
export function withType<Plan extends Pick<MeetingPlan, "type" | "length">>(plan: Plan, type: MeetingType) {
  const isChosen = plan.length !== lengthOf(plan.type);
  return { ...plan, type, value: "", length: isChosen ? plan.length : lengthOf(type) };
}
