import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { Session } from "@dure/domain/journeys/tracker/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { MilestoneItem } from "./milestone-item";
import { SeenPageItem } from "./seen-page-item";
import { type Milestone, seenPages, sourceOf } from "./timeline";
import { useDuration } from "./use-duration";

const SHOWN = 5;

type SessionItemProps = { session: Session; milestones: readonly Milestone[] };

/** A visit: its source, its page views, and the submissions and bookings that it led to. */
export function SessionItem({ session, milestones }: SessionItemProps) {
  const { t, i18n } = useTranslation("journeys");
  const format = useFormat();
  const duration = useDuration();
  const [isOpen, setOpen] = useState(false);
  const pages = seenPages(session);
  const source = sourceOf(session);
  const time = format.dateTime(session.start_time);
  const facts = { stay: duration(session.total_duration), pages: format.number(pages.length) };
  return (
    <Box as="li" borderWidth="1px" rounded="l3" p="4" minW="0">
      <Flex gap="2" align="baseline" wrap="wrap" justify="space-between">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {t("journey.sessionLabel", { time })}
        </Heading>
        <Text textStyle="xs" color="fg.muted">
          {t("journey.sessionFacts", facts)}
        </Text>
      </Flex>
      <Text textStyle="xs" color="fg.muted" mb="3" overflowWrap="anywhere">
        {source ? t("journey.from", { place: source }) : t("journey.direct")}
        {session.country && ` · ${t("journey.country", { place: countryOf(session, i18n.language) })}`}
      </Text>
      <Stack as="ol" gap="3" listStyleType="none">
        {pages.slice(0, isOpen ? undefined : SHOWN).map((page) => (
          <SeenPageItem key={page.id} page={page} />
        ))}
        {milestones.map((milestone) => (
          <MilestoneItem key={`${milestone.type} ${milestone.at}`} milestone={milestone} />
        ))}
      </Stack>
      {pages.length > SHOWN && (
        <Button variant="ghost" size="xs" mt="2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("journey.showLess") : t("journey.showAll")}
        </Button>
      )}
    </Box>
  );
}

const countryOf = ({ country, region }: Session, language: string): string =>
  [new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country, region].filter(Boolean).join(", ");
