import { Flex, IconButton, Stack } from "@chakra-ui/react";
import type { DateOverride, WorkingSpan } from "@dure/domain/scheduling/booking-page/booking-page";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { useFormat } from "../../../ui/use-format";
import { AddSpan, DaySpans } from "../day-spans";

type DateOverrideRowProps = {
  override: DateOverride;
  disabled: boolean;
  isWrong: boolean;
  onChange: (spans: WorkingSpan[]) => void;
  onRemove: () => void;
};

/** One day: a day off, or its spans of work. */
export function DateOverrideRow({ override, disabled, isWrong, onChange, onRemove }: DateOverrideRowProps) {
  const { t } = useTranslation("scheduling");
  const { spans } = override;
  const day = useFormat().day(override.day);
  return (
    <Stack gap="2" py="2" borderBottomWidth="1px">
      <Flex gap="3" align="flex-start" wrap={{ base: "wrap", sm: "nowrap" }}>
        <Flex w={{ sm: "32" }} minH="8" align="center" flex={{ base: "1", sm: "none" }}>
          {day}
        </Flex>
        <DaySpans day={day} spans={spans} disabled={disabled} onChange={onChange} />
        {!disabled && (
          <Flex flexShrink="0" h="8" align="center">
            <AddSpan day={day} spans={spans} onChange={onChange} />
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
