import { Button, Table } from "@chakra-ui/react";
import type { AutomationItem } from "@dure/domain/email/automation/automation";
import { Zap } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { AutomationRow } from "./automation-row";
import { DeleteAutomationDialog } from "./delete-automation-dialog";

type AutomationListProps = { automations: readonly AutomationItem[]; onCreate: () => void };

export function AutomationList({ automations, onCreate }: AutomationListProps) {
  const { t } = useTranslation("email");
  const [deleted, setDeleted] = useState<AutomationItem>();
  if (automations.length === 0)
    return (
      <EmptyState
        icon={Zap}
        title={t("automations.empty.title")}
        description={t("automations.empty.description")}
        action={
          <Button mt="2" onClick={onCreate}>
            {t("automations.create")}
          </Button>
        }
      />
    );
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("automations.column.name")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("automations.column.trigger")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("automations.column.people")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t("automations.column.changed")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("automations.column.status")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("automations.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {automations.map((automation) => (
            <AutomationRow key={automation.id} automation={automation} onDelete={() => setDeleted(automation)} />
          ))}
        </Table.Body>
      </Table.Root>
      <DeleteAutomationDialog automation={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
