import { STRATEGIES } from "@dure/domain/scheduling/booking-page/booking-page";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { HintedRadios } from "../../../ui/form/hinted-radios";
import type { SectionProps } from "../section-props";

/** Whether a meeting takes all attendees, or the one whose turn it is. */
export function StrategyField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "strategy" });
  return (
    <HintedRadios
      label={t("strategy.label")}
      value={field.value ?? null}
      choices={STRATEGIES.map((value) => ({
        value,
        label: t(`strategy.${value}`),
        hint: t(`strategy.hint.${value}`),
      }))}
      disabled={disabled}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
