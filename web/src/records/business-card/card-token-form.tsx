import { Button, chakra, Stack } from "@chakra-ui/react";
import { CardToken } from "@dure/domain/teams/business-card/business-card";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { refreshCardService } from "./card-queries";

/** The form for the account's access token, which is never shown again. */
export function CardTokenForm() {
  const { t } = useTranslation("records");
  const { control, handleSubmit, formState } = useZodForm(CardToken, { draft: false, defaultValues: { token: "" } });
  const connect = useMutation(
    api.teams.connectCardService.mutationOptions({
      onSuccess: async () => {
        await refreshCardService();
        notify.success({ title: t("businessCard.connected") });
      },
    }),
  );
  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => connect.mutate({ body }))}>
      <Stack gap="3">
        <TextField
          control={control}
          name="token"
          label={t("businessCard.token")}
          type="password"
          autoComplete="off"
          required
        />
        <FormError error={connect.error} />
        <Button type="submit" alignSelf="flex-start" disabled={!formState.isDirty} loading={connect.isPending}>
          {t("businessCard.connect")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
