import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { TEAM_SIZES, type TeamView } from "@dure/domain/teams/team";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { FormConflicts } from "../../ui/form/form-conflicts";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { TeamFields } from "./team-fields";
import { teamQuery, useTeam } from "./team-queries";
import { TeamSettingsInput } from "./team-settings-input";

export function TeamForm({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation(["teams", "ui"]);
  const team = useTeam();
  const queryClient = useQueryClient();
  const values = valuesOf(team);
  const { control, handleSubmit, formState, conflicts, saved, guard } = useZodForm(TeamSettingsInput, {
    defaultValues: values,
    values,
    messages: {
      display_name: t("create.nameRule"),
      name: t("create.companyNameRule"),
      company_url: t("create.companyUrlRule"),
    },
  });
  const update = useMutation(
    api.teams.updateTeam.mutationOptions({
      onSuccess: (team) => {
        saved();
        queryClient.setQueryData(teamQuery().queryKey, team);
        notify.success({ title: t("ui:saved") });
      },
      // Refetches what another admin may have saved, to be merged.
      onError: () => refresh("teams", "getTeam"),
    }),
  );
  const labels: Readonly<Record<string, string>> = {
    display_name: t("team.displayName"),
    name: t("team.companyName"),
    company_url: t("create.companyUrl"),
    address: t("team.companyAddress"),
    phone_number: t("team.phone"),
    estimated_sheet_size: t("create.size"),
    currency: t("team.currency"),
    timezone: t("team.timeZone"),
    row_access: t("team.rowAccess"),
  };

  return (
    <chakra.form
      noValidate
      onSubmit={handleSubmit((body) => update.mutate({ query: { based_on: team.updated_at }, body }))}
    >
      <Stack gap="0">
        <TeamFields control={control} disabled={readOnly} />
        <FormConflicts conflicts={conflicts} labelOf={(name) => labels[name] ?? name} />
        <FormError error={update.error} />
        {!readOnly && (
          <Flex py="4" borderTopWidth="1px" justify="flex-end">
            <Button type="submit" disabled={!formState.isDirty} loading={update.isPending}>
              {t("ui:save")}
            </Button>
          </Flex>
        )}
      </Stack>
      <UnsavedChangesGuard guard={guard} when={formState.isDirty && !update.isPending} />
    </chakra.form>
  );
}

function valuesOf(team: TeamView): TeamSettingsInput {
  const { displayName: display_name, name, company_url, address, phone_number, currency, timezone, row_access } = team;
  const size = TEAM_SIZES.find((one) => one === team.estimated_sheet_size);
  const known = { display_name, name, company_url, address, phone_number, currency, timezone, row_access };
  return { ...known, ...(size && { estimated_sheet_size: size }) };
}
