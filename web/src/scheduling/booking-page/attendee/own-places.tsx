import { Stack } from "@chakra-ui/react";
import type { MeetingPlan } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { PlaceFields } from "../plan/place-fields";
import type { SectionProps } from "../section-props";
import { SameOrOwn } from "./same-or-own";

/** An attendee meets where the page says, or at a place of their own for each of its ways to meet. */
export function OwnPlaces({ control, disabled, index }: SectionProps & { index: number }) {
  const { field, fieldState } = useController({ control, name: `organizers.${index}.meeting_plans` });
  const plans = useWatch({ control, name: "meeting_plans" }) as MeetingPlan[];
  const own = (field.value ?? null) as MeetingPlan[] | null;
  const { onChange } = field;

  useEffect(() => {
    const isSame = own?.map(({ id }) => id).join() === plans.map(({ id }) => id).join();
    if (own && !isSame) onChange(plans.map((plan) => own.find(({ id }) => id === plan.id) ?? plan));
  }, [own, plans, onChange]);

  return (
    <Stack gap="3">
      <SameOrOwn
        topic="places"
        isOwn={own !== null}
        disabled={disabled}
        error={fieldState.error?.message}
        onChange={(isOwn) => onChange(isOwn ? plans : null)}
      />
      {own?.map((plan, place) => (
        <PlaceFields
          key={plan.id}
          control={control}
          disabled={disabled}
          name={`organizers.${index}.meeting_plans.${place}`}
        />
      ))}
    </Stack>
  );
}
