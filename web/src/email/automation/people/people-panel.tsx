import { Stack, Table, Text } from "@chakra-ui/react";
import type { Automation } from "@dure/domain/email/automation/automation";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { MoreButton } from "../../../ui/more-button";
import { useFormat } from "../../../ui/use-format";
import { useEnrollments } from "../automation-queries";
import { PersonRow } from "./person-row";

type PeoplePanelProps = { automation: Automation; mayChange: boolean };

/** The people in an automation, last entered first, with where each of them is. */
export function PeoplePanel({ automation, mayChange }: PeoplePanelProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const enrollments = useEnrollments(automation.id);
  const { data, error, isError, refetch } = enrollments;
  if (isError) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={4} />;
  const people = data.pages.flatMap((page) => page.data);
  if (people.length === 0)
    return <EmptyState icon={Users} title={t("people.empty.title")} description={t("people.empty.description")} />;
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t("people.total", { number: format.number(data.pages[0]?.total ?? 0) })}</Text>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("people.column.email")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("people.column.status")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("people.column.step")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("people.column.entered")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("people.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {people.map((person) => (
            <PersonRow key={person.id} automation={automation} person={person} mayChange={mayChange} />
          ))}
        </Table.Body>
      </Table.Root>
      <MoreButton list={enrollments} />
    </Stack>
  );
}
