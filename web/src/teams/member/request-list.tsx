import { Stack } from "@chakra-ui/react";
import { UserRoundCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useMembers } from "./member-queries";
import { RequestRow } from "./request-row";

/** Access requests of users who signed up with the company's domain. */
export function RequestList() {
  const { t } = useTranslation("teams");
  const members = useMembers();
  if (members.isPending) return <ListSkeleton rows={3} />;
  if (members.isError) return <ErrorState error={members.error} onRetry={members.refetch} />;

  const requests = members.data.data.filter(({ team_member_status }) => team_member_status === "PENDING");
  if (requests.length === 0) {
    return (
      <EmptyState icon={UserRoundCheck} title={t("members.noRequests")} description={t("members.noRequestsHint")} />
    );
  }
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {requests.map((member) => (
        <RequestRow key={member.userId} member={member} />
      ))}
    </Stack>
  );
}
