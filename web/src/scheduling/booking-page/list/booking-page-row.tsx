import { Badge, HStack, Status, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMembers } from "../../../records/member/member-queries";
import { MemberAvatar } from "../../../teams/member/member-avatar";
import { CopyLinkButton } from "../../../ui/copy/copy-link-button";
import { useLeftHosts } from "../hosts/use-left-hosts";
import { PageMenu } from "./page-menu";

/** The most organizers shown with avatars; more are shown by name only. */
const AVATARS = 3;

const COLORS = { active: "green", off: "gray", expired: "gray", calendar_disconnected: "orange" } as const;

type BookingPageRowProps = { page: BookingPageView; onEmbed: () => void; onDelete: () => void };

export function BookingPageRow({ page, onEmbed, onDelete }: BookingPageRowProps) {
  const { t } = useTranslation("scheduling");
  const { id, title, kind, meeting_plans, organizers, state, link } = page;
  const { nameOf, isLoaded } = useMembers();
  const left = useLeftHosts(page);
  const meeting = meeting_plans
    .map(({ length, type }) => `${t("minutes", { count: length })} · ${t(`location.${type}`)}`)
    .join(", ");
  const hosts = organizers.map(({ id: userId }) => ({
    userId,
    name: nameOf(userId) ?? (isLoaded ? t("hostLeft.somebody") : ""),
  }));
  const stateText = t(`pages.state.${state}`);
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium">
          <Link to={`/booking-pages/${id}`}>{title}</Link>
        </TextLink>
        {left.length > 0 && (
          <Badge colorPalette="orange" ms="2">
            {t("hostLeft.badge")}
          </Badge>
        )}
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          <Text as="span" hideFrom="sm">
            {t(`pages.kind.${kind}`)} ·{" "}
          </Text>
          {meeting}
        </Text>
        {state !== "active" && (
          <Text hideFrom="sm" textStyle="xs" color="fg.muted">
            {stateText}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="sm">
        <Badge>{t(`pages.kind.${kind}`)}</Badge>
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        {meeting}
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <HStack gap="2">
          {hosts.slice(0, AVATARS).map(({ userId, name }) => (
            <MemberAvatar key={userId} userId={userId} name={name} />
          ))}
          <Text truncate>{hosts.map(({ name }) => name).join(", ")}</Text>
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="sm">
        <Status.Root
          size="sm"
          colorPalette={COLORS[state]}
          whiteSpace="nowrap"
          title={state === "calendar_disconnected" ? t("pages.disconnectedHint") : undefined}
        >
          <Status.Indicator />
          {stateText}
        </Status.Root>
      </Table.Cell>
      <Table.Cell>
        <HStack gap="1" justify="flex-end">
          <CopyLinkButton link={link} title={title} />
          <PageMenu page={page} onEmbed={onEmbed} onDelete={onDelete} />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
