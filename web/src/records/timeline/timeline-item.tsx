import { Box, Center, Flex, Stack, Link as StyledLink, Text } from "@chakra-ui/react";
import type { TimelineEntry, TimelineKind } from "@dure/domain/records/timeline/timeline";
import {
  CalendarCheck,
  Handshake,
  ListTodo,
  type LucideIcon,
  Mail,
  NotebookPen,
  Paperclip,
  PencilLine,
  TextCursorInput,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../ui/use-format";
import { MemberName } from "../member/member-name";
import { TimelineChangeRow } from "./timeline-change-row";
import type { About } from "./timeline-queries";

const ICONS: Record<TimelineKind, LucideIcon> = {
  change: PencilLine,
  stage: Handshake,
  memo: NotebookPen,
  todo: ListTodo,
  meeting: CalendarCheck,
  submission: TextCursorInput,
  file: Paperclip,
  mail: Mail,
};

type TimelineItemProps = { entry: TimelineEntry; about: About };

/** One entry of the timeline: who did what, and when; for a change, the old and the new values. */
export function TimelineItem({ entry, about }: TimelineItemProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { actor, at, kind, message, title, changes, campaign_id } = entry;
  const Icon = ICONS[kind];
  return (
    <Flex as="li" gap="3" pb="4">
      <Center boxSize="7" flexShrink="0" rounded="full" bg="bg.muted" color="fg.muted">
        <Icon size={14} aria-hidden />
      </Center>
      <Stack gap="1" flex="1" minW="0" pt="0.5">
        <Flex gap="2" rowGap="0" wrap="wrap" align="center" textStyle="sm">
          <Box fontWeight="medium" minW="0">
            {actor.type === "user" || actor.type === "api_key" ? (
              <MemberName id={actor.id} />
            ) : (
              t(`timeline.actor.${kind === "mail" && actor.type === "visitor" ? "recipient" : actor.type}`)
            )}
          </Box>
          <Text as="span">{message}</Text>
          <Text asChild textStyle="xs" color="fg.muted">
            <time dateTime={at} title={format.dateTime(at)}>
              {format.ago(at)}
            </time>
          </Text>
        </Flex>
        {title && (
          <Text textStyle="sm" color="fg.muted" lineClamp="3" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {campaign_id ? (
              <StyledLink asChild color="fg.muted">
                <Link to={`/email/campaigns/${campaign_id}/report`}>{title}</Link>
              </StyledLink>
            ) : (
              title
            )}
          </Text>
        )}
        {changes.length > 0 && (
          <Stack as="ul" gap="1" listStyleType="none">
            {changes.map((change) => (
              <TimelineChangeRow key={change.field} change={change} entryId={entry.id} about={about} />
            ))}
          </Stack>
        )}
      </Stack>
    </Flex>
  );
}
