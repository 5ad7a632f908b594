import { useTranslation } from "react-i18next";
import { ZoneInput } from "../../ui/zone/zone-input";
import type { StepProps } from "./draft";

/** The time zone in whose days the router's submissions and visitors are counted. */
export function RouterZone({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  return (
    <ZoneInput
      label={t("editor.timezone")}
      hint={t("editor.timezoneHint")}
      value={draft.timezone}
      onChange={(timezone) => onChange((before) => ({ ...before, timezone }))}
    />
  );
}
