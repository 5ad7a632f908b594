import { Button, chakra, Stack } from "@chakra-ui/react";
import { TeamNeeds } from "@dure/domain/shared/caller/team";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { TeamNeedsFields } from "./team-needs-fields";
import { teamQuery, useTeam } from "./team-queries";

/** What the team answered in the survey; admins may change it. */
export function TeamNeedsSettings({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation(["teams", "ui"]);
  const { teamId, needs } = useTeam();
  const queryClient = useQueryClient();
  const values = needs ?? TeamNeeds.parse({});
  const { control, handleSubmit, formState, saved, guard } = useZodForm(TeamNeeds, { defaultValues: values, values });
  const save = useMutation(
    api.teams.setTeamNeeds.mutationOptions({
      onSuccess: (team) => {
        saved();
        queryClient.setQueryData(teamQuery().queryKey, team);
        notify.success({ title: t("ui:saved") });
      },
    }),
  );
  return (
    <SettingsSection title={t("needs.settings")} description={t("needs.settingsHint")}>
      <chakra.form noValidate onSubmit={handleSubmit((body) => save.mutate({ params: { teamId }, body }))}>
        <Stack gap="4">
          <TeamNeedsFields control={control} disabled={readOnly} />
          <FormError error={save.error} />
          {!readOnly && (
            <Button type="submit" alignSelf="flex-start" disabled={!formState.isDirty} loading={save.isPending}>
              {t("needs.save")}
            </Button>
          )}
        </Stack>
        <UnsavedChangesGuard guard={guard} when={formState.isDirty && !save.isPending} />
      </chakra.form>
    </SettingsSection>
  );
}
