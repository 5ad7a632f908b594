import { Flex, IconButton, Stack } from "@chakra-ui/react";
import type { WorkingSpan } from "@dure/domain/scheduling/booking-page/booking-page";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SpanFields } from "./span-fields";
import { nextSpan } from "./working-hours";

type DaySpansProps = {
  /** The day's name, for the accessible labels of the controls. */
  day: string;
  spans: readonly WorkingSpan[];
  disabled?: boolean;
  onChange: (spans: WorkingSpan[]) => void;
};

/** The spans of work on a day, or that it is a day off. */
export function DaySpans({ day, spans, disabled = false, onChange }: DaySpansProps) {
  const { t } = useTranslation("scheduling");
  return (
    <Stack flex={{ base: "1 1 100%", sm: "1" }} order={{ base: 1, sm: 0 }} gap="2" minW="0">
      {spans.length === 0 && (
        <Flex h="8" align="center" color="fg.muted">
          {t("editor.dayOff")}
        </Flex>
      )}
      {spans.map((span, index) => (
        <SpanFields
          key={`${index}-${spans.length}`}
          day={day}
          span={span}
          disabled={disabled}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        />
      ))}
    </Stack>
  );
}

/** A button that adds a span after the last one; disabled if the day has no room left. */
export function AddSpan({ day, spans, onChange }: Omit<DaySpansProps, "disabled">) {
  const { t } = useTranslation("scheduling");
  const next = nextSpan(spans);
  return (
    <IconButton
      variant="ghost"
      size="xs"
      aria-label={t("editor.addSpan", { day })}
      disabled={!next}
      onClick={() => next && onChange([...spans, next])}
    >
      <Plus />
    </IconButton>
  );
}
