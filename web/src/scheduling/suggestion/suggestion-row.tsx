import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { isClosed } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useNow } from "../../lib/use-now";
import { MemberAvatar } from "../../teams/member/member-avatar";
import { ShortLinkButton } from "../../teams/short-url/short-link-button";
import { CopyLinkButton } from "../../ui/copy/copy-link-button";
import { useOwnZone } from "../scheduled-event/use-own-zone";
import { useTimeFormat } from "../time/use-time-format";
import { zoneDay } from "../time/zone-day";
import { shownTimes } from "./shown-times";

const PALETTES = { created: "gray", activated: "brand", booked: "green", cancelled: "gray", over: "gray" } as const;

type SuggestionRowProps = { suggestion: SuggestionView; isMine: boolean; onWithdraw: () => void };

/** A row of the suggestion list; its organizer can copy its link, edit it, or withdraw it. */
export function SuggestionRow({ suggestion, isMine, onWithdraw }: SuggestionRowProps) {
  const { t } = useTranslation("scheduling");
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const { id, title, invitee, organizer, link } = suggestion;
  const state = suggestionState(suggestion, useNow());
  const way = state === "cancelled" ? "remove" : "withdraw";
  const [first, ...others] = shownTimes(suggestion);
  const when = first
    ? `${format.shortDay(zoneDay(first.start, zone))} ${format.timeRange(first.start, first.end)}`
    : "";
  return (
    <Flex
      as="li"
      px="4"
      py="3"
      gap="3"
      direction={{ base: "column", md: "row" }}
      align={{ md: "center" }}
      _notLast={{ borderBottomWidth: "1px" }}
    >
      <Box flex="1" minW="0">
        <HStack gap="2">
          <Text fontWeight="medium" truncate>
            {invitee.name ? t("schedule.rowTitle", { title, invitee: invitee.name }) : title}
          </Text>
          <Badge colorPalette={PALETTES[state]} flexShrink="0">
            {t(`suggestions.state.${state}`)}
          </Badge>
        </HStack>
        <Text color="fg.muted">
          {others.length > 0 ? t("suggestions.timesMore", { when, count: others.length }) : when}
        </Text>
      </Box>
      <HStack gap="2" w={{ md: "36" }} minW="0">
        <MemberAvatar userId={organizer.id} name={organizer.name} />
        <Text truncate>{organizer.name}</Text>
      </HStack>
      <HStack gap="1" justify={{ md: "flex-end" }} w={{ md: "17rem", lg: "21rem" }} wrap="wrap">
        {state === "activated" && (
          <>
            <CopyLinkButton link={link} title={title} />
            <ShortLinkButton link={link} title={title} />
          </>
        )}
        {isMine && !isClosed(suggestion) && (
          <Button asChild size="xs" variant="ghost">
            <Link to={`/calendar?onetime=${id}`} aria-label={t("suggestions.editOf", { title })}>
              {t("suggestions.edit")}
            </Link>
          </Button>
        )}
        {isMine && state !== "booked" && (
          <Button size="xs" variant="ghost" aria-label={t(`suggestions.${way}.of`, { title })} onClick={onWithdraw}>
            {t(`suggestions.${way}.action`)}
          </Button>
        )}
      </HStack>
    </Flex>
  );
}

/** The state of a suggestion: "over" once all of its times are past. */
const suggestionState = (
  { state, availabilities }: Pick<SuggestionView, "state" | "availabilities">,
  now: string,
): SuggestionView["state"] | "over" =>
  !isClosed({ state }) && availabilities.every(({ start }) => start <= now) ? "over" : state;
