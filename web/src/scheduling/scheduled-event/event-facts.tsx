import { DataList, HStack, Link, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { MemberAvatar } from "../../teams/member/member-avatar";
import { useFormat } from "../../ui/use-format";
import { useTimeFormat } from "../time/use-time-format";
import { useOwnZone } from "./use-own-zone";

/** The time, place, hosts and answers of a meeting. */
export function EventFacts({ event }: { event: ScheduledEventView }) {
  const { t } = useTranslation("scheduling");
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const { phoneOnWire } = useFormat();
  const { start, end } = event.date_range;
  const [invitee] = event.invitees;
  const entity = event.form_submissions_mapping.record_type_id === null ? "leads" : "deals";
  const facts: [string, ReactNode][] = [
    [
      t("event.when"),
      <Text key="when">
        {format.fullDate(start)}
        <br />
        {format.timeRange(start, end)}{" "}
        <Text as="span" color="fg.muted">
          {zone}
        </Text>
      </Text>,
    ],
    [t("event.where"), <EventPlace key="where" plan={event.meeting_plan} />],
    [t("event.host"), <EventHosts key="host" hosts={event.hosts} />],
    [
      t("event.invitee"),
      [invitee?.name, invitee?.email, phoneOnWire(invitee?.phone ?? "")].filter(Boolean).join(" · "),
    ],
    [t("event.company"), event.company],
    [t("event.note"), event.note && <Text whiteSpace="pre-line">{event.note}</Text>],
    [
      t("event.record"),
      event.record_id && (
        <Link asChild color="brand.fg">
          <RouterLink to={`/${entity}/${event.record_id}`}>{t("event.openRecord")}</RouterLink>
        </Link>
      ),
    ],
    [t("event.cancelledBy"), event.cancellation?.cancelled_by],
    [t("event.cancelReason"), event.cancellation?.reason],
  ];
  return (
    <DataList.Root orientation="horizontal" size="md" gap="3">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <DataList.Item key={label} alignItems="flex-start">
            <DataList.ItemLabel minW="24">{label}</DataList.ItemLabel>
            <DataList.ItemValue wordBreak="break-word">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList.Root>
  );
}

/** The hosts of a meeting, in order. */
function EventHosts({ hosts }: Pick<ScheduledEventView, "hosts">) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {hosts.map(({ id, name }) => (
        <HStack as="li" key={id} gap="2">
          <MemberAvatar userId={id} name={name} />
          <Text>{name}</Text>
        </HStack>
      ))}
    </Stack>
  );
}

/** The place of a meeting, or its link once it exists. */
function EventPlace({ plan: { type, value } }: { plan: ScheduledEventView["meeting_plan"] }) {
  const { t } = useTranslation("scheduling");
  if (/^https?:\/\//.test(value))
    return (
      <Link href={value} target="_blank" rel="noreferrer" color="brand.fg">
        {t(`location.${type}`)}
      </Link>
    );
  return <>{[t(`location.${type}`), value].filter(Boolean).join(" · ")}</>;
}
