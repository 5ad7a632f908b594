import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { TeamFields } from "./team-fields";
import { teamQuery, useTeam } from "./team-queries";
import { TeamSettingsInput } from "./team-settings-input";

export function TeamForm({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation(["teams", "ui"]);
  const { displayName: display_name, name, address, phone_number, currency, timezone, row_access } = useTeam();
  const queryClient = useQueryClient();
  const values = { display_name, name, address, phone_number, currency, timezone, row_access };
  const { control, handleSubmit, formState } = useZodForm(TeamSettingsInput, {
    defaultValues: values,
    values,
    messages: { display_name: t("create.nameRule"), name: t("create.companyNameRule") },
  });
  const update = useMutation(
    api.teams.updateTeam.mutationOptions({
      onSuccess: (team) => {
        queryClient.setQueryData(teamQuery().queryKey, team);
        notify.success({ title: t("ui:saved") });
      },
    }),
  );

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => update.mutate({ body }))}>
      <Stack gap="0">
        <TeamFields control={control} disabled={readOnly} />
        <FormError error={update.error} />
        {!readOnly && (
          <Flex py="4" borderTopWidth="1px" justify="flex-end">
            <Button type="submit" disabled={!formState.isDirty} loading={update.isPending}>
              {t("ui:save")}
            </Button>
          </Flex>
        )}
      </Stack>
      <UnsavedChangesGuard when={formState.isDirty && !update.isPending} />
    </chakra.form>
  );
}
