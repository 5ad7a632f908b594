import { Table } from "@chakra-ui/react";
import type { Template } from "@dure/domain/email/template/template";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { DeleteTemplateDialog } from "./delete-template-dialog";
import { TemplateRow } from "./template-row";

export function TemplateList({ templates }: { templates: readonly Template[] }) {
  const { t } = useTranslation("email");
  const [deleted, setDeleted] = useState<Template>();
  if (templates.length === 0)
    return (
      <EmptyState icon={MailOpen} title={t("templates.empty.title")} description={t("templates.empty.description")} />
    );
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("templates.column.name")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("templates.column.subject")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("templates.column.changed")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("templates.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDelete={() => setDeleted(template)} />
          ))}
        </Table.Body>
      </Table.Root>
      <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
