import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import {
  MAX_RELATIVE_COUNT,
  RELATIVE_UNITS,
  type RelativeDays,
  readRelativeDays,
  writeRelativeDays,
} from "@dure/domain/records/filter/relative-days";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type RelativeDaysEditorProps = { value: RelativeDays; onChange: (value: string | undefined) => void };

/** A number of days, weeks or months. While the number is invalid, the value is undefined. */
export function RelativeDaysEditor({ value, onChange }: RelativeDaysEditorProps) {
  const { t } = useTranslation("records");
  const [count, setCount] = useState(String(value.count));
  const tell = (digits: string, unit: RelativeDays["unit"]) => {
    const next = writeRelativeDays({ ...value, count: Number(digits), unit });
    onChange(/^\d+$/.test(digits) && readRelativeDays(next) ? next : undefined);
  };
  const change = (text: string) => {
    const digits = text.trim();
    setCount(digits);
    tell(digits, value.unit);
  };
  const number = Number(count);
  return (
    <Flex gap="2">
      <Input
        w="5rem"
        inputMode="numeric"
        aria-label={t("filter.relative.count")}
        aria-invalid={!(number >= 1 && number <= MAX_RELATIVE_COUNT)}
        value={count}
        onChange={({ target }) => change(target.value)}
      />
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label={t("filter.relative.unit")}
          value={value.unit}
          onChange={({ target }) => tell(count, RELATIVE_UNITS.find((unit) => unit === target.value) ?? "DAYS")}
        >
          {RELATIVE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`filter.relative.units.${unit}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
