import { Button, Table, Text } from "@chakra-ui/react";
import { AUDIT_CATEGORY_LABELS, utcText } from "@dure/domain/teams/audit/audit-columns";
import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { useTranslation } from "react-i18next";
import { useActorName } from "./use-actor-name";

/** An entry as a row; on a phone, its sentence with the time and the actor below it. */
export function AuditRow({ entry, onOpen }: { entry: AuditEntry; onOpen: () => void }) {
  const { i18n } = useTranslation("teams");
  const actorName = useActorName();
  const { timestamp, ip, category, target_label, action_label, message } = entry;
  const at = utcText(timestamp);
  const wide = { base: "none", md: "table-cell" };
  const widest = { base: "none", lg: "table-cell" };
  return (
    <Table.Row>
      <Table.Cell display={wide} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <time dateTime={timestamp}>{at}</time>
      </Table.Cell>
      <Table.Cell display={widest} color="fg.muted">
        {ip}
      </Table.Cell>
      <Table.Cell display={wide}>{actorName(entry)}</Table.Cell>
      <Table.Cell display={widest} color="fg.muted">
        {AUDIT_CATEGORY_LABELS[category][i18n.language === "en" ? "en" : "ko"]}
      </Table.Cell>
      <Table.Cell display={wide}>{target_label}</Table.Cell>
      <Table.Cell display={wide}>{action_label}</Table.Cell>
      <Table.Cell>
        <Button variant="plain" size="sm" px="0" h="auto" whiteSpace="normal" textAlign="start" onClick={onOpen}>
          {message}
        </Button>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {at} UTC · {actorName(entry)}
        </Text>
      </Table.Cell>
    </Table.Row>
  );
}
