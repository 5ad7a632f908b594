import { SegmentGroup, Stack } from "@chakra-ui/react";
import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RouterMeetingsProps } from "../../lib/area-parts";
import { EmptyState } from "../../ui/empty-state";
import type { EventTab as When } from "./event-rules";
import { EventTab } from "./event-tab";

/** The upcoming or past meetings of a router's submissions. */
export function RouterMeetings({ routerId }: RouterMeetingsProps) {
  const { t } = useTranslation("scheduling");
  const [when, setWhen] = useState<When>("upcoming");
  return (
    <Stack gap="4">
      <SegmentGroup.Root
        size="sm"
        alignSelf="start"
        aria-label={t("schedule.when")}
        value={when}
        onValueChange={({ value }) => setWhen(value === "past" ? "past" : "upcoming")}
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items
          items={[
            { value: "upcoming", label: t("schedule.upcoming") },
            { value: "past", label: t("schedule.past") },
          ]}
        />
      </SegmentGroup.Root>
      <EventTab
        key={when}
        when={when}
        whose={{ routerId }}
        empty={<EmptyState icon={CalendarCheck} title={t(`schedule.empty.${when}`)} />}
      />
    </Stack>
  );
}
