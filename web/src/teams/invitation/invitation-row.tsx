import { Badge, Table, Text } from "@chakra-ui/react";
import type { Invitation } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { InvitationMenu } from "./invitation-menu";

const COLORS = { waiting: "gray", signing_up: "orange", joined: "green" } as const;

export function InvitationRow({ invitation, changeable }: { invitation: Invitation; changeable: boolean }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const { email, state, sent_at } = invitation;
  return (
    <Table.Row>
      <Table.Cell wordBreak="break-all">
        {email}
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {t("members.sentAt")} {format.ago(sent_at)}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette={COLORS[state]}>{t(`members.invitation.${state}`)}</Badge>
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        <time dateTime={sent_at} title={format.dateTime(sent_at)}>
          {format.ago(sent_at)}
        </time>
      </Table.Cell>
      {changeable && (
        <Table.Cell textAlign="end">{state !== "joined" && <InvitationMenu invitation={invitation} />}</Table.Cell>
      )}
    </Table.Row>
  );
}
