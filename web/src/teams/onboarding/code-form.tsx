import { Button, chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { INVITATION_CODE } from "../../identity/session/invitation-code";
import { refreshSession } from "../../identity/session/refresh-session";
import { api } from "../../lib/api";
import { readPersistedState } from "../../lib/persisted-state";
import { useMutation } from "../../lib/use-mutation";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";

const Code = z.object({
  invitationCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{4,32}$/),
});

export function CodeForm() {
  const { t } = useTranslation("teams");
  const [search] = useSearchParams();
  const { control, handleSubmit } = useZodForm(Code, {
    draft: false,
    defaultValues: { invitationCode: search.get("code") ?? readPersistedState(INVITATION_CODE, "") },
    messages: { invitationCode: t("code.rule") },
  });
  const join = useMutation(
    api.teams.joinByCode.mutationOptions({
      onSuccess: refreshSession,
    }),
  );
  return (
    <chakra.form noValidate onSubmit={handleSubmit((params) => join.mutate({ params }))}>
      <Stack gap="4">
        <TextField control={control} name="invitationCode" label={t("code.label")} autoComplete="one-time-code" />
        <FormError error={join.error} />
        <Button type="submit" size="md" loading={join.isPending}>
          {t("code.submit")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
