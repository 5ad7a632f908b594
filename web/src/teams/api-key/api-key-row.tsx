import { Badge, Box, Stack, Table, Text, Wrap } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { useMembers } from "../member/member-queries";
import { ApiKeyMenu } from "./api-key-menu";
import { KeyExpiry } from "./key-expiry";
import { useScopeLabel } from "./use-scope-label";

type ApiKeyRowProps = { stored: ApiKeyView; onShown: (key: ApiKeyView) => void };

export function ApiKeyRow({ stored, onShown }: ApiKeyRowProps) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const scopeLabel = useScopeLabel();
  const creator = useMembers().data?.data.find(({ userId }) => userId === stored.created_by);
  const { name, key, role, scopes, last_used_at, previous_valid_until } = stored;
  return (
    <Table.Row>
      <Table.Cell>
        <Stack gap="0.5">
          <Text fontWeight="medium">{name}</Text>
          <Text fontFamily="mono" textStyle="xs" color="fg.muted" wordBreak="break-all">
            {key}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {t(`members.role.${role}`)}
            {creator && ` · ${t("apiKeys.by", { name: creator.display_name || creator.email })}`}
            {creator?.team_member_status === "DEACTIVATED" && ` (${t("members.status.DEACTIVATED")})`}
          </Text>
          <Box hideFrom="md" textStyle="xs" color="fg.muted">
            <Text>{scopes.map(scopeLabel).join(", ")}</Text>
            <Text>
              {last_used_at ? `${t("apiKeys.lastUse")}: ${format.ago(last_used_at)}` : t("apiKeys.neverUsed")}
            </Text>
          </Box>
          {previous_valid_until && (
            <Text textStyle="xs" color="fg.warning">
              {t("apiKeys.previousUntil", { time: format.dateTime(previous_valid_until) })}
            </Text>
          )}
        </Stack>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <Wrap gap="1">
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeLabel(scope)}</Badge>
          ))}
        </Wrap>
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        {last_used_at ? (
          <time dateTime={last_used_at} title={format.dateTime(last_used_at)}>
            {format.ago(last_used_at)}
          </time>
        ) : (
          t("apiKeys.neverUsed")
        )}
      </Table.Cell>
      <Table.Cell>
        <KeyExpiry expiresAt={stored.expires_at} />
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ApiKeyMenu stored={stored} onShown={onShown} />
      </Table.Cell>
    </Table.Row>
  );
}
