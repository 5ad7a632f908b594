import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EntryPage } from "../../identity/entry/entry-page";
import { SignOutButton } from "../../identity/entry/sign-out-button";
import { refreshSession } from "../../identity/session/refresh-session";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { FormError } from "../../ui/form-error";
import { useTeam } from "../team/team-queries";
import { OnboardingGuard } from "./onboarding-guard";

/** The team of the e-mail's company: invited users join it, others may request access. */
export function JoinPage() {
  const { t } = useTranslation("teams");
  const { teamId, displayName, memberCounts } = useTeam();
  const join = useMutation(
    api.teams.joinTeam.mutationOptions({
      onSuccess: refreshSession,
    }),
  );
  return (
    <OnboardingGuard step={["/join"]}>
      <EntryPage
        title={t("join.title", { team: displayName })}
        description={t("join.members", { count: memberCounts })}
        progress={{ at: 1, all: 2 }}
        footer={<SignOutButton label={t("join.otherEmail")} />}
      >
        <Stack gap="3">
          <FormError error={join.error} />
          <Button size="md" loading={join.isPending} onClick={() => join.mutate({ params: { teamId } })}>
            {t("join.submit")}
          </Button>
          <Button asChild size="md" variant="outline">
            <Link to="/access-request">{t("join.askInstead")}</Link>
          </Button>
          <Button asChild size="md" variant="ghost" color="fg.muted">
            <Link to="/invitation">{t("join.byCode")}</Link>
          </Button>
        </Stack>
      </EntryPage>
    </OnboardingGuard>
  );
}
