import { type Control, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { LOCATION_TYPES, needsPlace, type SuggestionForm } from "./suggestion-form";

type PlaceFieldsProps = { control: Control<SuggestionForm, unknown, SuggestionForm>; onWay: () => void };

/** How people meet, and where when it is not a link that a service makes. */
export function PlaceFields({ control, onWay }: PlaceFieldsProps) {
  const { t } = useTranslation("scheduling");
  const way = useWatch({ control, name: "way" });
  return (
    <>
      <SelectField
        control={control}
        name="way"
        label={t("calendarPage.way")}
        options={LOCATION_TYPES.map((value) => ({ value, label: t(`calendarPage.ways.${value}`) }))}
        onChange={onWay}
      />
      {needsPlace(way) && (
        <TextField
          required
          control={control}
          name="place"
          label={t(`calendarPage.place.${way}`)}
          whenEmpty={t("calendarPage.placeRule")}
          maxLength={way === "link" ? 2000 : 300}
        />
      )}
    </>
  );
}
