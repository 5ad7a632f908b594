import { Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { Credentials, type CredentialsView } from "@dure/domain/teams/credential";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { refresh } from "../../lib/query-client";
import { appOriginOf } from "../../lib/team-address";
import { useMutation } from "../../lib/use-mutation";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { NAVER_WORKS } from "./credential-queries";

type CredentialsFormProps = {
  /** The saved credentials. The secret is never shown, so a change requires it again. */
  known: CredentialsView | undefined;
  onSaved?: () => void;
};

/** The form for the Client ID and Client Secret of the team's app at Naver Works. */
export function CredentialsForm({ known, onSaved }: CredentialsFormProps) {
  const { t } = useTranslation(["teams", "ui"]);
  const values = { client_id: known?.client_id ?? "", client_secret: "" };
  const { control, handleSubmit, formState, saved } = useZodForm(Credentials, {
    draft: false,
    defaultValues: values,
    values,
  });
  const save = useMutation(
    api.teams.setTeamCredentials.mutationOptions({
      onSuccess: async () => {
        await refresh("teams", "getTeamCredentials");
        saved();
        notify.success({ title: t("ui:saved") });
        onSaved?.();
      },
    }),
  );
  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => save.mutate({ params: NAVER_WORKS, body }))}>
      <Stack gap="4">
        <Text color="fg.muted">
          {t("credentials.hint", { url: `${appOriginOf(location, runtime().config.domain)}/api/authorize/callback` })}
        </Text>
        <TextField control={control} name="client_id" label={t("credentials.clientId")} autoComplete="off" required />
        <TextField
          control={control}
          name="client_secret"
          label={t("credentials.clientSecret")}
          placeholder={known?.client_secret ?? ""}
          type="password"
          autoComplete="new-password"
          required
        />
        <FormError error={save.error} />
        <Flex justify="flex-end">
          <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
            {t("ui:save")}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
