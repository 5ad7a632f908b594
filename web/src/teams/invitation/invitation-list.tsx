import { Table } from "@chakra-ui/react";
import { MailPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useInvitations } from "./invitation-queries";
import { InvitationRow } from "./invitation-row";

export function InvitationList() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const invitations = useInvitations();
  if (invitations.isPending) return <ListSkeleton />;
  if (invitations.isError) return <ErrorState error={invitations.error} onRetry={invitations.refetch} />;
  if (invitations.data.data.length === 0) {
    return (
      <EmptyState icon={MailPlus} title={t("members.noInvitations")} description={t("members.noInvitationsHint")} />
    );
  }
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t("members.email")}</Table.ColumnHeader>
          <Table.ColumnHeader>{t("members.state")}</Table.ColumnHeader>
          <Table.ColumnHeader hideBelow="md">{t("members.sentAt")}</Table.ColumnHeader>
          {isAdmin && <Table.ColumnHeader w="12" aria-label={t("members.actions")} />}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {invitations.data.data.map((invitation) => (
          <InvitationRow key={invitation.invitation_code} invitation={invitation} changeable={isAdmin} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}
