import { Button, chakra, Stack } from "@chakra-ui/react";
import { TeamNeeds } from "@dure/domain/shared/caller/team";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { saveInterfaceState } from "../../identity/user/interface-state-queries";
import { api } from "../../lib/api";
import { queryClient } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { ONBOARDING_PATHS } from "../onboarding/onboarding-paths";
import { TeamNeedsFields } from "./team-needs-fields";
import { teamQuery, useTeam } from "./team-queries";

const NOTHING = TeamNeeds.parse({});

/** A short survey; skipping it counts as an answer. */
export function TeamNeedsForm() {
  const { t } = useTranslation("teams");
  const { teamId } = useTeam();
  const navigate = useNavigate();
  const { control, handleSubmit } = useZodForm(TeamNeeds, { defaultValues: NOTHING });
  const save = useMutation(
    api.teams.setTeamNeeds.mutationOptions({
      onSuccess: async (team) => {
        queryClient.setQueryData(teamQuery().queryKey, team);
        await saveInterfaceState({ onboarding_step: "invite" });
        await navigate(ONBOARDING_PATHS.invite, { replace: true });
      },
    }),
  );
  const answer = (body: TeamNeeds) => save.mutate({ params: { teamId }, body });

  return (
    <chakra.form noValidate onSubmit={handleSubmit(answer)}>
      <Stack gap="4">
        <TeamNeedsFields control={control} />
        <FormError error={save.error} />
        <Button type="submit" size="md" loading={save.isPending}>
          {t("needs.submit")}
        </Button>
        <Button variant="ghost" color="fg.muted" disabled={save.isPending} onClick={() => answer(NOTHING)}>
          {t("needs.skip")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
