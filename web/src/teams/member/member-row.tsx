import { Badge, Box, HStack, Status, Table, Text } from "@chakra-ui/react";
import type { MemberView } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { LastLogin } from "./last-login";
import { MemberAvatar } from "./member-avatar";
import { MemberMenu } from "./member-menu";

/** A member; on a phone, all details are below the name. */
export function MemberRow({ member }: { member: MemberView }) {
  const { t } = useTranslation("teams");
  const { userId, display_name, email, team_member_role: role, team_member_status: status } = member;
  const isMe = useProfile().user_id === userId;
  const isAdmin = useIsAdmin();
  const [user, domain] = email.split("@");
  return (
    <Table.Row>
      <Table.Cell>
        <HStack gap="2.5">
          <Box hideBelow="sm">
            <MemberAvatar userId={userId} name={display_name || email} />
          </Box>
          <Box minW="0">
            <HStack gap="1.5">
              <Text fontWeight="medium" truncate>
                {display_name || email}
              </Text>
              {isMe && <Badge size="xs">{t("members.you")}</Badge>}
              {member.has_second_factor && <Badge size="xs">{t("members.secondFactor")}</Badge>}
            </HStack>
            <Text hideFrom="md" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {user}
              <wbr />@{domain}
            </Text>
            <HStack hideFrom="md" gap="1.5" textStyle="xs" color="fg.muted">
              {t(`members.role.${role}`)}
              <MemberStatus status={status} />
            </HStack>
            {isAdmin && (
              <Text hideFrom="lg" textStyle="xs" color="fg.muted">
                {t("members.lastLogin")}: <LastLogin at={member.last_login_at} />
              </Text>
            )}
          </Box>
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        {email}
      </Table.Cell>
      <Table.Cell hideBelow="md">{t(`members.role.${role}`)}</Table.Cell>
      <Table.Cell hideBelow="md">
        <MemberStatus status={status} />
      </Table.Cell>
      {isAdmin && (
        <Table.Cell hideBelow="lg" color="fg.muted">
          <LastLogin at={member.last_login_at} />
        </Table.Cell>
      )}
      {isAdmin && (
        <Table.Cell textAlign="end">
          <MemberMenu member={member} isMe={isMe} />
        </Table.Cell>
      )}
    </Table.Row>
  );
}

function MemberStatus({ status }: { status: MemberView["team_member_status"] }) {
  const { t } = useTranslation("teams");
  return (
    <Status.Root size="sm" whiteSpace="nowrap">
      <Status.Indicator bg={status === "ACTIVE" ? "green.solid" : "fg.subtle"} />
      {t(`members.status.${status}`)}
    </Status.Root>
  );
}
