import { NativeSelect } from "@chakra-ui/react";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { timeZones } from "../../../lib/time-zones";
import { FieldFrame } from "../../../ui/form/field-frame";

/** The zone whose clock counts. */
export function ZoneField({ value, onChange }: { value: string | null; onChange: (zone: string) => void }) {
  const { t } = useTranslation("email");
  return (
    <FieldFrame label={t("delay.zone")} required>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
          {timeZones(value ?? DEFAULT_TIME_ZONE).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
