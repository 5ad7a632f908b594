import { Button, Stack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { TextLink } from "../../identity/entry/text-link";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { FormError } from "../../ui/form-error";
import { useTeam } from "../team/team-queries";

export function AskForAccess() {
  const { t } = useTranslation("teams");
  const { teamId, displayName } = useTeam();
  const ask = useMutation(
    api.teams.requestToJoin.mutationOptions({ onSuccess: () => refresh("identity", "getProfile") }),
  );
  return (
    <EntryPage
      title={t("access.askTitle", { team: displayName })}
      description={t("access.askDescription")}
      footer={<TextLink to="/join">{t("code.back")}</TextLink>}
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
