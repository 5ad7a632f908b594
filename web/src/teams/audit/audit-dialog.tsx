import { Box, Grid, Stack, Table, Text } from "@chakra-ui/react";
import { utcText } from "@dure/domain/teams/audit/audit-columns";
import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { useActorName } from "./use-actor-name";

/** All details of an entry: its origin, its request, and the values before and after. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const actorName = useActorName();
  const facts = [
    [t("auditLog.column.at"), utcText(entry.timestamp)],
    [t("auditLog.column.account"), actorName(entry)],
    [t("auditLog.accountId"), entry.user_id],
    [t("auditLog.column.ip"), entry.ip],
    [t("auditLog.column.target"), [entry.target_label, entry.name].filter(Boolean).join(" · ")],
    [t("auditLog.targetId"), entry.subject_id],
    [t("auditLog.column.action"), entry.action_label],
    [t("auditLog.requestId"), entry.request_id],
  ].filter(([, value]) => value);
  return (
    <Modal open size="lg" title={entry.message} onClose={onClose}>
      <Stack gap="5">
        <Grid
          as="dl"
          templateColumns={{ base: "1fr", md: "9rem minmax(0, 1fr)" }}
          columnGap="4"
          rowGap="2"
          textStyle="sm"
        >
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <Box as="dt" color="fg.muted">
                {label}
              </Box>
              <Box as="dd" m="0" wordBreak="break-all">
                {value}
              </Box>
            </Fragment>
          ))}
        </Grid>
        {entry.changes.length === 0 ? (
          <Text color="fg.muted">{t("auditLog.noChanges")}</Text>
        ) : (
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t("auditLog.field")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("auditLog.before")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("auditLog.after")}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {entry.changes.map(({ field, label, before, after }) => (
                <Table.Row key={field}>
                  <Table.Cell>{label}</Table.Cell>
                  <Table.Cell wordBreak="break-word">{before || "–"}</Table.Cell>
                  <Table.Cell wordBreak="break-word">{after || "–"}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </Stack>
    </Modal>
  );
}
