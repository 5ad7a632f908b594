import { Button, chakra, Stack } from "@chakra-ui/react";
import { Credentials } from "@dure/domain/identity/sign-in";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { EmailField } from "../entry/email-field";
import { recentEmails } from "../session/recent-emails";

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("identity");
  const send = useMutation(
    api.identity.sendPasswordReset.mutationOptions({ onSuccess: (_, { body }) => onSent(body.email) }),
  );
  const { control, handleSubmit } = useZodForm(Credentials.pick({ email: true }), {
    draft: false,
    defaultValues: { email: recentEmails()[0] ?? "" },
    messages: { email: t("emailInvalid") },
  });
  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => send.mutate({ body }))}>
      <Stack gap="4">
        <EmailField control={control} name="email" />
        <FormError error={send.error} />
        <Button type="submit" size="md" loading={send.isPending}>
          {t("forgot.send")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
