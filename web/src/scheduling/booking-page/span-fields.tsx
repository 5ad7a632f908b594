import { HStack, IconButton, NativeSelect, Text } from "@chakra-ui/react";
import type { WorkingSpan } from "@dure/domain/scheduling/booking-page/booking-page";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { END_TIMES, endLabel, isSpan, START_TIMES } from "./working-hours";

type SpanFieldsProps = {
  day: string;
  span: WorkingSpan;
  disabled: boolean;
  onChange: (span: WorkingSpan) => void;
  onRemove: () => void;
};

/** From when to when. */
export function SpanFields({ day, span, disabled, onChange, onRemove }: SpanFieldsProps) {
  const { t } = useTranslation("scheduling");
  const invalid = !isSpan(span);
  const select = (part: "start" | "end", times: readonly string[]) => (
    <NativeSelect.Root w="24" disabled={disabled} invalid={invalid}>
      <NativeSelect.Field
        aria-label={t(`editor.${part}Of`, { day })}
        value={span[part]}
        onChange={({ target }) => onChange({ ...span, [part]: target.value })}
      >
        {(times.includes(span[part]) ? times : [span[part], ...times]).map((time) => (
          <option key={time} value={time}>
            {part === "end" ? endLabel(time) : time}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
  return (
    <HStack gap="2">
      {select("start", START_TIMES)}
      <Text color="fg.muted" aria-hidden>
        –
      </Text>
      {select("end", END_TIMES)}
      {!disabled && (
        <IconButton variant="ghost" size="xs" aria-label={t("editor.removeSpan", { day })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </HStack>
  );
}
