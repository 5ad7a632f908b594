import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import { DATE_OPTIONS, isDateOption } from "@dure/domain/records/filter/date-option";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ValueEditorProps } from "./value-editor-props";

const EXACT = "EXACT";

/** A span of days by its name, such as this month, or one day. */
export function DateEditor({ operator, value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const [isExact, setExact] = useState(typeof value === "string" && !isDateOption(value));
  // All time is every time: it has no "later".
  const options = DATE_OPTIONS.filter((option) => option !== "ALL_TIME" || operator === "is");
  const pick = (option: string) => {
    setExact(option === EXACT);
    onChange(option === EXACT || option === "" ? undefined : option);
  };
  return (
    <Flex gap="2">
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label={t("filter.date")}
          value={isExact ? EXACT : String(value ?? "")}
          onChange={({ target }) => pick(target.value)}
        >
          <option value="">{t("filter.choose")}</option>
          <option value={EXACT}>{t("filter.exactDate")}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`filter.dates.${option}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {isExact && (
        <Input
          type="date"
          max="9999-12-31"
          aria-label={t("filter.exactDate")}
          defaultValue={isDateOption(value) ? "" : String(value ?? "")}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Flex>
  );
}
