import { Flex, Input, NativeSelect, Stack } from "@chakra-ui/react";
import { DATE_OPTIONS, isDateOption } from "@dure/domain/records/filter/date-option";
import {
  RELATIVE_DIRECTIONS,
  type RelativeDays,
  readRelativeDays,
  writeRelativeDays,
} from "@dure/domain/records/filter/relative-days";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RelativeDaysEditor } from "./relative-days-editor";
import type { ValueEditorProps } from "./value-editor-props";

const EXACT = "EXACT";
const FIRST_COUNT = { LAST: 7, NEXT: 7, AGO: 1, AHEAD: 1 } as const;

/** A span of days by its name, such as this month, days relative to today, or one day. */
export function DateEditor({ operator, value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const [isExact, setExact] = useState(typeof value === "string" && !isDateOption(value) && !readRelativeDays(value));
  // Kept apart from the value, which is gone while its number is being typed.
  const [relative, setRelative] = useState<RelativeDays | undefined>(readRelativeDays(value));
  // Only `is` offers "all time": nothing comes before or after it.
  const options = DATE_OPTIONS.filter((option) => option !== "ALL_TIME" || operator === "is");
  const pick = (option: string) => {
    const direction = RELATIVE_DIRECTIONS.find((one) => one === option);
    const next = direction && { direction, count: relative?.count ?? FIRST_COUNT[direction], unit: "DAYS" as const };
    setExact(option === EXACT);
    setRelative(next);
    if (next) onChange(writeRelativeDays(next));
    else onChange(option === EXACT || option === "" ? undefined : option);
  };
  return (
    <Stack gap="2">
      <Flex gap="2">
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t("filter.date")}
            value={isExact ? EXACT : (relative?.direction ?? String(value ?? ""))}
            onChange={({ target }) => pick(target.value)}
          >
            <option value="">{t("filter.choose")}</option>
            <option value={EXACT}>{t("filter.exactDate")}</option>
            {RELATIVE_DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {t(`filter.relative.pick.${direction}`)}
              </option>
            ))}
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
            defaultValue={isDateOption(value) || readRelativeDays(value) ? "" : String(value ?? "")}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
        )}
      </Flex>
      {relative && (
        <RelativeDaysEditor
          key={relative.direction}
          value={relative}
          onChange={(next) => {
            const read = readRelativeDays(next);
            if (read) setRelative(read);
            onChange(next);
          }}
        />
      )}
    </Stack>
  );
}
