import { Flex, IconButton, Switch } from "@chakra-ui/react";
import { WEEKDAYS, type Weekday, type WorkingSpan } from "@dure/domain/scheduling/booking-page/booking-page";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { AddSpan, DaySpans } from "./day-spans";
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
        w={{ sm: "32" }}
        h="8"
        flex={{ base: "1", sm: "none" }}
        disabled={disabled}
        checked={spans.length > 0}
        onCheckedChange={({ checked }) => onChange(checked && next ? [next] : [])}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="normal">{day}</Switch.Label>
      </Switch.Root>
      <DaySpans day={day} spans={spans} disabled={disabled} onChange={onChange} />
      {spans.length > 0 && !disabled && (
        <Flex flexShrink="0" h="8" align="center">
          <AddSpan day={day} spans={spans} onChange={onChange} />
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
        </Flex>
      )}
    </Flex>
  );
}
