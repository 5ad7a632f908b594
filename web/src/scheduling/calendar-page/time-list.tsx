import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { clashesWith, type GridEvent } from "./grid-event";
import { nextTime } from "./suggestion/proposal";
import type { Proposal } from "./suggestion/use-proposal";
import { TimeRow } from "./time-row";

type TimeListProps = {
  proposal: Proposal;
  zone: string;
  events: readonly GridEvent[];
  /** Called after the add button added a time, which may lie outside the visible days. Epoch milliseconds. */
  onAdded: (startMs: number) => void;
};

/** The proposed times as a list that is editable by keyboard, and a button that adds one. */
export function TimeList({ proposal, zone, events, onAdded }: TimeListProps) {
  const { t } = useTranslation("scheduling");
  const { times, put, remove } = proposal;
  const add = () => {
    const range = nextTime(times, Date.now());
    if (put(range)) onAdded(range.start);
  };
  return (
    <Stack as="section" aria-label={t("calendarPage.times")} gap="3">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h2" size="sm" fontWeight="semibold">
          {t("calendarPage.times")}
        </Heading>
        <Button size="xs" variant="outline" onClick={add}>
          <Plus aria-hidden />
          {t("calendarPage.addTime")}
        </Button>
      </Flex>
      {times.length === 0 && <Text color="fg.muted">{t("calendarPage.noTimes")}</Text>}
      {times.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="3">
          {times.map((time) => (
            <TimeRow
              key={time.key}
              time={time}
              zone={zone}
              clashes={clashesWith(time, events)}
              onPut={put}
              onRemove={() => remove(time.key)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
