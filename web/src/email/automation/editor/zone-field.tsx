import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { ZoneInput } from "../../../ui/zone/zone-input";

/** The time zone of a step's or a trigger's times. */
export function ZoneField({ value, onChange }: { value: string | null; onChange: (zone: string) => void }) {
  const { t } = useTranslation("email");
  return <ZoneInput label={t("delay.zone")} required value={value || DEFAULT_TIME_ZONE} onChange={onChange} />;
}
