import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { SignOutButton } from "../../identity/entry/sign-out-button";
import { TextLink } from "../../identity/entry/text-link";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { FormError } from "../../ui/form-error";
import { useTeam } from "../team/team-queries";

/** The access request. Users without an invitation start here; invited ones may come from the join page. */
export function AskForAccess() {
  const { t } = useTranslation("teams");
  const { teamId, displayName } = useTeam();
  const { invited, email } = useProfile();
  const ask = useMutation(
    api.teams.requestToJoin.mutationOptions({ onSuccess: () => refresh("identity", "getProfile") }),
  );
  return (
    <EntryPage
      title={t("access.askTitle", { team: displayName })}
      description={invited ? t("access.askDescription") : t("access.notInvited", { email })}
      footer={
        invited ? <TextLink to="/join">{t("code.back")}</TextLink> : <SignOutButton label={t("join.otherEmail")} />
      }
    >
      <Stack gap="3">
        <FormError error={ask.error} />
        <Button size="md" loading={ask.isPending} onClick={() => ask.mutate({ params: { teamId } })}>
          {t("access.ask")}
        </Button>
      </Stack>
    </EntryPage>
  );
}
