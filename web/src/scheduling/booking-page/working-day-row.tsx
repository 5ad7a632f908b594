import { Box, Flex, IconButton, Stack, Switch, Text } from "@chakra-ui/react";
import { WEEKDAYS, type Weekday, type WorkingSpan } from "@dure/domain/scheduling/booking-page";
import { Copy, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { SpanFields } from "./span-fields";
import { nextSpan } from "./working-hours";

type WorkingDayRowProps = {
  weekday: Weekday;
  spans: readonly WorkingSpan[];
  disabled: boolean;
  onChange: (spans: WorkingSpan[]) => void;
  onCopy: (to: readonly Weekday[]) => void;
};

const WORKDAYS = WEEKDAYS.slice(0, 5);

/** One weekday: off, or the spans of work in it. */
export function WorkingDayRow({ weekday, spans, disabled, onChange, onCopy }: WorkingDayRowProps) {
  const { t } = useTranslation("scheduling");
  const day = t(`weekday.${weekday}`);
  const next = nextSpan(spans);
  return (
    <Flex gap="3" py="2" borderBottomWidth="1px" align="flex-start" wrap={{ base: "wrap", sm: "nowrap" }}>
      <Switch.Root
        size="sm"
        w="24"
        h="8"
        flexShrink="0"
        disabled={disabled}
        checked={spans.length > 0}
        onCheckedChange={({ checked }) => onChange(checked && next ? [next] : [])}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="normal">{day}</Switch.Label>
      </Switch.Root>
      <Stack flex="1" gap="2" minW="0">
        {spans.length === 0 && (
          <Text color="fg.muted" lineHeight="8">
            {t("editor.dayOff")}
          </Text>
        )}
        {spans.map((span, index) => (
          <SpanFields
            key={`${weekday}-${index}-${spans.length}`}
            day={day}
            span={span}
            disabled={disabled}
            onChange={(changed) => onChange(spans.with(index, changed))}
            onRemove={() => onChange(spans.toSpliced(index, 1))}
          />
        ))}
      </Stack>
      {spans.length > 0 && !disabled && (
        <Box flexShrink="0">
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("editor.addSpan", { day })}
            disabled={!next}
            onClick={() => next && onChange([...spans, next])}
          >
            <Plus />
          </IconButton>
          <ActionMenu
            label={t("editor.copyDay", { day })}
            trigger={
              <IconButton variant="ghost" size="xs" aria-label={t("editor.copyDay", { day })}>
                <Copy />
              </IconButton>
            }
            actions={[
              { id: "workdays", label: t("editor.copyToWorkdays"), onSelect: () => onCopy(WORKDAYS) },
              { id: "all", label: t("editor.copyToAll"), onSelect: () => onCopy(WEEKDAYS) },
            ]}
          />
        </Box>
      )}
    </Flex>
  );
}
