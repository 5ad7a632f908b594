import { Input, InputGroup, Stack, Table } from "@chakra-ui/react";
import { Search, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useMembers } from "./member-queries";
import { MemberRow } from "./member-row";

export function MemberList() {
  const { t } = useTranslation("teams");
  const members = useMembers();
  const isAdmin = useIsAdmin();
  const [wanted, setWanted] = useState("");
  if (members.isPending) return <ListSkeleton />;
  if (members.isError) return <ErrorState error={members.error} onRetry={members.refetch} />;

  const found = members.data.data
    .filter(({ team_member_status }) => team_member_status === "ACTIVE" || team_member_status === "DEACTIVATED")
    .filter(({ display_name, email }) =>
      `${display_name} ${email}`.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  return (
    <Stack gap="3">
      <InputGroup startElement={<Search size={15} aria-hidden />} maxW="xs">
        <Input
          type="search"
          aria-label={t("members.search")}
          placeholder={t("members.search")}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </InputGroup>
      {found.length === 0 ? (
        <EmptyState icon={UserRoundX} title={t("members.noMatch")} />
      ) : (
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t("members.name")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("members.email")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("members.permission")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("members.activation")}</Table.ColumnHeader>
              {isAdmin && <Table.ColumnHeader hideBelow="lg">{t("members.lastLogin")}</Table.ColumnHeader>}
              {isAdmin && <Table.ColumnHeader textAlign="end">{t("members.actions")}</Table.ColumnHeader>}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {found.map((member) => (
              <MemberRow key={member.userId} member={member} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </Stack>
  );
}
