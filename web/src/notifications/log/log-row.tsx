import { Badge, Box, Flex, Text, Link as TextLink } from "@chakra-ui/react";
import type { LogEntry } from "@dure/domain/notifications/delivery/log-entry";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../ui/use-format";

const PAGES = { lead: "leads", deal: "deals", company: "companies", contact: "contacts" } as const;
const COLORS = { waiting: "gray", posting: "blue", sent: "green", skipped: "gray", failed: "red" } as const;

/** One notification: of which record, when, and why it was not sent. */
export function LogRow({ entry: { record, state, reason, created_at, sent_at } }: { entry: LogEntry }) {
  const { t } = useTranslation("notifications");
  const format = useFormat();
  return (
    <Box as="li" borderBottomWidth="1px" pb="2">
      <Flex gap="2" align="center" justify="space-between">
        {record ? (
          <TextLink asChild truncate>
            <Link to={`/${PAGES[record.entity_type]}/${record.id}`}>{record.label}</Link>
          </TextLink>
        ) : (
          <Text color="fg.muted">{t("log.hidden")}</Text>
        )}
        <Badge colorPalette={COLORS[state]}>{t(`log.state.${state}`)}</Badge>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {format.dateTime(sent_at ?? created_at)}
        {reason && ` · ${t(`log.reason.${reason}`)}`}
      </Text>
    </Box>
  );
}
