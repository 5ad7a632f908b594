import { Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { AutomationItem } from "@dure/domain/email/automation/automation";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useMembers } from "../../records/member/member-queries";
import { ActionMenu } from "../../ui/action-menu";
import { useFormat } from "../../ui/use-format";
import { useMayChange } from "../use-may-change";
import { AutomationSwitch } from "./automation-switch";
import { useTriggerText } from "./trigger/use-trigger-text";

type AutomationRowProps = { automation: AutomationItem; onDelete: () => void };

export function AutomationRow({ automation, onDelete }: AutomationRowProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const navigate = useNavigate();
  const { nameOf } = useMembers();
  const mayChange = useMayChange(automation);
  const trigger = useTriggerText()(automation.trigger);
  const { id, name, record_count, running_count, updated_by, updated_at } = automation;
  const people = t("automations.people", {
    all: format.number(record_count),
    running: format.number(running_count),
  });
  const open = () => navigate(`/email-automations/${id}`);
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium">
          <Link to={`/email-automations/${id}`}>{name}</Link>
        </TextLink>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {trigger} · {people}
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md">{trigger}</Table.Cell>
      <Table.Cell hideBelow="md">{people}</Table.Cell>
      <Table.Cell hideBelow="lg">
        {nameOf(updated_by) ?? t("automations.memberGone")} · {format.dateTime(updated_at)}
      </Table.Cell>
      <Table.Cell>
        <AutomationSwitch automation={automation} disabled={!mayChange} />
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("automations.actionsOf", { name })}
          actions={[
            { id: "edit", label: t("automations.edit"), icon: Pencil, onSelect: open },
            {
              id: "delete",
              label: t("automations.delete"),
              icon: Trash2,
              danger: true,
              disabled: !mayChange,
              hint: mayChange ? undefined : t("automationEditor.readOnly"),
              onSelect: onDelete,
            },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
}
