import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { Credentials } from "@dure/domain/identity/sign-in";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailField } from "../../identity/entry/email-field";
import { recentEmails } from "../../identity/session/recent-emails";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";

/** Lets a locked-out admin request the link that allows their IP address for an hour. */
export function IpPassRequest() {
  const { t } = useTranslation(["teams", "identity"]);
  const [isOpen, setOpen] = useState(false);
  const send = useMutation(api.teams.requestIpPass.mutationOptions());
  const { control, handleSubmit } = useZodForm(Credentials.pick({ email: true }), {
    defaultValues: { email: recentEmails()[0] ?? "" },
    messages: { email: t("identity:emailInvalid") },
  });
  if (send.isSuccess) return <Text role="status">{t("ipPass.sent")}</Text>;
  if (!isOpen)
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        {t("ipPass.ask")}
      </Button>
    );
  return (
    <chakra.form noValidate w="full" maxW="form" onSubmit={handleSubmit((body) => send.mutate({ body }))}>
      <Stack gap="4" textAlign="start">
        <EmailField control={control} name="email" />
        <FormError error={send.error} />
        <Button type="submit" variant="outline" loading={send.isPending}>
          {t("ipPass.send")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
