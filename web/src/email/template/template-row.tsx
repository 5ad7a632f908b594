import { Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { Template } from "@dure/domain/email/template/template";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useMembers } from "../../records/member/member-queries";
import { ActionMenu } from "../../ui/action-menu";
import { useFormat } from "../../ui/use-format";
import { useVariableLabels } from "./use-variable-labels";

type TemplateRowProps = { template: Template; onDelete: () => void };

export function TemplateRow({ template: { id, name, subject, updated_at, updated_by }, onDelete }: TemplateRowProps) {
  const { t } = useTranslation("email");
  const navigate = useNavigate();
  const format = useFormat();
  const { nameOf } = useMembers();
  const { label } = useVariableLabels();
  const time = format.dateTime(updated_at);
  const author = nameOf(updated_by);
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium">
          <Link to={String(id)}>{name}</Link>
        </TextLink>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {label(subject)}
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md" maxW="72">
        <Text truncate>{label(subject)}</Text>
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap" color="fg.muted">
        {author ? t("templates.changedBy", { name: author, time }) : time}
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("templates.actionsOf", { name })}
          actions={[
            { id: "edit", label: t("templates.edit"), icon: Pencil, onSelect: () => navigate(String(id)) },
            { id: "delete", label: t("templates.delete"), icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
}
