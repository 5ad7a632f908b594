import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
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
  const {
    displayName: display_name,
    name,
    address,
    phone_number,
    currency,
    timezone,
    row_access,
    updated_at,
  } = useTeam();
  const queryClient = useQueryClient();
  const values = { display_name, name, address, phone_number, currency, timezone, row_access };
  const { control, handleSubmit, formState, conflicts, saved, guard } = useZodForm(TeamSettingsInput, {
    defaultValues: values,
    values,
    messages: { display_name: t("create.nameRule"), name: t("create.companyNameRule") },
  });
  const update = useMutation(
    api.teams.updateTeam.mutationOptions({
      onSuccess: (team) => {
        saved();
        queryClient.setQueryData(teamQuery().queryKey, team);
        notify.success({ title: t("ui:saved") });
      },
      // Details that another admin has saved since are read anew, to be merged.
      onError: () => refresh("teams", "getTeam"),
    }),
  );
  const labels: Readonly<Record<string, string>> = {
    display_name: t("team.displayName"),
    name: t("team.companyName"),
    address: t("team.companyAddress"),
    phone_number: t("team.phone"),
    currency: t("team.currency"),
    timezone: t("team.timeZone"),
    row_access: t("team.rowAccess"),
  };

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => update.mutate({ query: { based_on: updated_at }, body }))}>
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
