import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { LockedView } from "../../ui/locked-view";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { useTeam } from "../team/team-queries";
import { InviteForm } from "./invite-form";

export function InvitePage() {
  const { t } = useTranslation("teams");
  const { domain } = useTeam();
  const [search] = useSearchParams();
  const isAdmin = useIsAdmin();
  const isWelcome = search.has("welcome");
  return (
    <Page>
      <PageHeader
        title={t("invite.title")}
        description={t("invite.description", { domain })}
        actions={
          <Button asChild variant={isWelcome ? "ghost" : "outline"}>
            {isWelcome ? (
              <Link to="/">{t("invite.skip")}</Link>
            ) : (
              <Link to="/settings/members?tab=invitations">{t("invite.manage")}</Link>
            )}
          </Button>
        }
      />
      {isAdmin ? (
        <Stack maxW="form">
          <InviteForm />
        </Stack>
      ) : (
        <LockedView reason="role" />
      )}
    </Page>
  );
}
