import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useTranslation } from "react-i18next";
import { MemberAvatar } from "../../teams/member/member-avatar";
import type { TimeFormat } from "../time/time-format";
import { EventBadges } from "./event-badges";

/** Up to this number, hosts are shown with avatars; further ones by name. */
const AVATARS = 3;

type EventRowProps = { event: ScheduledEventView; format: TimeFormat; now: string; onOpen: () => void };

/** A row of the meeting list; it opens the details. */
export function EventRow({ event, format, now, onOpen }: EventRowProps) {
  const { t } = useTranslation("scheduling");
  const { title, date_range, invitees, hosts, meeting_plan, cancellation } = event;
  return (
    <Box as="li" _notLast={{ borderBottomWidth: "1px" }}>
      <chakra.button
        type="button"
        w="full"
        textAlign="start"
        px="4"
        py="3"
        cursor="pointer"
        focusRing="inside"
        _hover={{ bg: "bg.muted" }}
        onClick={onOpen}
      >
        <Flex gap={{ base: "1", md: "4" }} direction={{ base: "column", md: "row" }} align={{ md: "center" }}>
          <Text
            w={{ md: "44" }}
            flexShrink="0"
            fontVariantNumeric="tabular-nums"
            color={cancellation ? "fg.muted" : "fg"}
            textDecoration={cancellation ? "line-through" : "none"}
          >
            {format.timeRange(date_range.start, date_range.end)}
          </Text>
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {t("schedule.rowTitle", { title, invitee: invitees[0]?.name ?? "" })}
            </Text>
            <Text color="fg.muted" truncate>
              {meeting_plan.type === "offline" ? meeting_plan.value : t(`location.${meeting_plan.type}`)}
            </Text>
          </Box>
          <EventBadges event={event} now={now} />
          <Flex gap="2" align="center" w={{ md: "44" }} minW="0">
            {hosts.slice(0, AVATARS).map(({ id, name }) => (
              <MemberAvatar key={id} userId={id} name={name} />
            ))}
            <Text truncate>{hosts.map(({ name }) => name).join(", ")}</Text>
          </Flex>
        </Flex>
      </chakra.button>
    </Box>
  );
}
