import { Flex, IconButton, Stack } from "@chakra-ui/react";
import type { DateOverride, WorkingSpan } from "@dure/domain/scheduling/booking-page";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { useFormat } from "../../../ui/use-format";
import { SpanFields } from "../span-fields";
import { nextSpan } from "../working-hours";

type DateOverrideRowProps = {
  override: DateOverride;
  disabled: boolean;
  isWrong: boolean;
  onChange: (spans: WorkingSpan[]) => void;
  onRemove: () => void;
};

/** One day: off, or the spans of work in it. */
export function DateOverrideRow({ override, disabled, isWrong, onChange, onRemove }: DateOverrideRowProps) {
  const { t } = useTranslation("scheduling");
  const { spans } = override;
  const day = useFormat().day(override.day);
  const next = nextSpan(spans);
  return (
    <Stack gap="2" py="2" borderBottomWidth="1px">
      <Flex gap="3" align="flex-start" wrap={{ base: "wrap", sm: "nowrap" }}>
        <Flex w={{ sm: "32" }} minH="8" align="center" flex={{ base: "1", sm: "none" }}>
          {day}
        </Flex>
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
        {!disabled && (
          <Flex flexShrink="0" h="8" align="center">
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("editor.addSpan", { day })}
              disabled={!next}
              onClick={() => next && onChange([...spans, next])}
            >
              <Plus />
            </IconButton>
            <IconButton variant="ghost" size="xs" aria-label={t("overrides.remove", { day })} onClick={onRemove}>
              <X />
            </IconButton>
          </Flex>
        )}
      </Flex>
      {isWrong && <FormError error={t("overrides.rule")} />}
    </Stack>
  );
}
