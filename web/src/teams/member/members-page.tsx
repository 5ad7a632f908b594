import { Badge, Button, Tabs } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useTab } from "../../lib/use-tab";
import { PageHeader } from "../../ui/page-header";
import { InvitationList } from "../invitation/invitation-list";
import { MemberList } from "./member-list";
import { useMembers } from "./member-queries";
import { RequestList } from "./request-list";

const MEMBER_TABS = ["members", "invitations"] as const;
/** Only admins see and answer access requests. */
const ADMIN_TABS = [...MEMBER_TABS, "requests"] as const;

export function MembersPage() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const [tab, choose] = useTab("tab", isAdmin ? ADMIN_TABS : MEMBER_TABS);
  const { data } = useMembers();
  const pending = data?.data.filter(({ team_member_status }) => team_member_status === "PENDING").length ?? 0;

  return (
    <>
      <PageHeader
        title={t("members.title")}
        actions={
          isAdmin && (
            <Button asChild>
              <Link to="/invite">
                <UserPlus aria-hidden />
                {t("invite.title")}
              </Link>
            </Button>
          )
        }
      />
      <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} size="sm" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="members">{t("members.tabMembers")}</Tabs.Trigger>
          <Tabs.Trigger value="invitations">{t("members.tabInvitations")}</Tabs.Trigger>
          {isAdmin && (
            <Tabs.Trigger value="requests">
              {t("members.tabRequests")}
              {pending > 0 && (
                <Badge size="xs" colorPalette="brand">
                  {pending}
                </Badge>
              )}
            </Tabs.Trigger>
          )}
        </Tabs.List>
        <Tabs.Content value="members">
          <MemberList />
        </Tabs.Content>
        <Tabs.Content value="invitations">
          <InvitationList />
        </Tabs.Content>
        {isAdmin && (
          <Tabs.Content value="requests">
            <RequestList />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </>
  );
}
