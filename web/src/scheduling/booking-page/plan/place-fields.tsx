import { NativeSelect, SimpleGrid } from "@chakra-ui/react";
import { MEETING_TYPES, type MeetingPlan, MeetingType } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { TextField } from "../../../ui/form/text-field";
import type { SectionProps } from "../section-props";
import { withType } from "./plan-of-type";

type PlaceFieldsProps = SectionProps & {
  name: `meeting_plans.${number}` | `organizers.${number}.meeting_plans.${number}`;
};

/** How and where people meet: by video, by phone, or at an address. */
export function PlaceFields({ control, disabled, name }: PlaceFieldsProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name });
  const plan = field.value as MeetingPlan;
  const value = { control, name: `${name}.value` as const, disabled };
  return (
    <SimpleGrid columns={{ base: 1, sm: hasPlace(plan.type) ? 2 : 1 }} gap="3">
      <FieldFrame label={t("editor.location")} hint={t(`editor.locationHint.${plan.type}`)} disabled={disabled}>
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field
            ref={field.ref}
            value={plan.type}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(withType(plan, MeetingType.parse(target.value)))}
          >
            {MEETING_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`location.${type}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {plan.type === "custom" && (
        <TextField
          {...value}
          required
          label={t("editor.customLink")}
          placeholder={t("editor.customLinkPlaceholder")}
          whenEmpty={t("editor.customLinkRequired")}
          maxLength={2000}
        />
      )}
      {plan.type === "phone" && (
        <TextField
          {...value}
          type="tel"
          label={t("editor.phoneNumber")}
          hint={t("editor.phoneNumberHint")}
          placeholder="02-555-0100"
          maxLength={60}
        />
      )}
      {plan.type === "offline" && (
        <TextField
          {...value}
          required
          label={t("editor.address")}
          placeholder={t("editor.addressPlaceholder")}
          whenEmpty={t("editor.addressRequired")}
          maxLength={300}
        />
      )}
    </SimpleGrid>
  );
}

const hasPlace = (type: MeetingType): boolean => type === "custom" || type === "phone" || type === "offline";
