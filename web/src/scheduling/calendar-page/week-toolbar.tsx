import { Button, Flex, Heading, HStack, IconButton, Spinner } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { DateTime } from "luxon";
import { useTranslation } from "react-i18next";
import { ZoneLabel } from "../../ui/zone/zone-label";
import { useTimeFormat } from "../time/use-time-format";

type WeekToolbarProps = {
  first: DateTime;
  /** The number of visible days. */
  days: 1 | 7;
  zone: string;
  busy: boolean;
  /** 1 shows the next days, -1 the previous ones, 0 today. */
  onMove: (by: -1 | 0 | 1) => void;
};

/** The shown week, and buttons to other weeks. */
export function WeekToolbar({ first, days, zone, busy, onMove }: WeekToolbarProps) {
  const { t } = useTranslation("scheduling");
  const format = useTimeFormat(zone);
  const unit = days === 1 ? "day" : "week";
  const name = (day: DateTime) => format.shortDay(day.toFormat("yyyy-MM-dd"));
  return (
    <Flex gap="3" align="center" wrap="wrap" rowGap="2">
      <HStack gap="1">
        <Button variant="outline" size="xs" onClick={() => onMove(0)}>
          {t("calendarPage.today")}
        </Button>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t(`calendarPage.previous.${unit}`)}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton variant="ghost" size="xs" aria-label={t(`calendarPage.next.${unit}`)} onClick={() => onMove(1)}>
          <ChevronRight />
        </IconButton>
      </HStack>
      <Heading as="h2" size="sm" fontWeight="semibold" aria-live="polite">
        {days === 1 ? name(first) : `${name(first)} – ${name(first.plus({ days: days - 1 }))}`}
      </Heading>
      <ZoneLabel zone={zone} atMs={first.toMillis()} />
      {busy && <Spinner size="xs" color="fg.muted" aria-label={t("calendarPage.loading")} />}
    </Flex>
  );
}
