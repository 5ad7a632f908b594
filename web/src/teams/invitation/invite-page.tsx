import { Button, Heading, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { saveInterfaceState } from "../../identity/user/interface-state-queries";
import { useIsAdmin } from "../../identity/user/user-queries";
import { LockedView } from "../../ui/locked-view";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { ONBOARDING_PATHS } from "../onboarding/onboarding-paths";
import { useTeam } from "../team/team-queries";
import { InvitationList } from "./invitation-list";
import { useInvitations } from "./invitation-queries";
import { InviteForm } from "./invite-form";

export function InvitePage() {
  const { t } = useTranslation("teams");
  const { domain } = useTeam();
  const [search] = useSearchParams();
  const isAdmin = useIsAdmin();
  const sentId = useId();
  const isWelcome = search.has("welcome");
  const navigate = useNavigate();
  const hasInvited = (useInvitations().data?.data.length ?? 0) > 0;
  const goOn = async () => {
    await saveInterfaceState({ onboarding_step: "calendar" });
    await navigate(ONBOARDING_PATHS.calendar, { replace: true });
  };
  return (
    <Page>
      <PageHeader
        title={t("invite.title")}
        description={t("invite.description", { domain })}
        actions={
          isWelcome ? (
            <Button variant={hasInvited ? "solid" : "ghost"} onClick={() => void goOn()}>
              {t(hasInvited ? "invite.next" : "invite.skip")}
            </Button>
          ) : (
            <Button asChild variant="outline">
              <Link to="/settings/members?tab=invitations">{t("invite.manage")}</Link>
            </Button>
          )
        }
      />
      {isAdmin ? (
        <Stack maxW="form" gap="6">
          <InviteForm />
          {hasInvited && (
            <Stack as="section" aria-labelledby={sentId} gap="2">
              <Heading as="h2" id={sentId} size="sm" fontWeight="semibold">
                {t("invite.sentList")}
              </Heading>
              <InvitationList />
            </Stack>
          )}
        </Stack>
      ) : (
        <LockedView reason="role" />
      )}
    </Page>
  );
}
