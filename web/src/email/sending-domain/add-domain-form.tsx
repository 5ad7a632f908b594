import { Button, chakra, Stack } from "@chakra-ui/react";
import { DomainName } from "@dure/domain/email/sending-domain/domain-name";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useAddDomain } from "./sending-domain-queries";

const Body = z.object({ domain: DomainName });

/** Adds the domain from which the team sends. */
export function AddDomainForm() {
  const { t } = useTranslation("email");
  const { control, handleSubmit } = useZodForm(Body, {
    defaultValues: { domain: "" },
    messages: { domain: t("domain.add.wrong") },
  });
  const add = useAddDomain();
  const submit = handleSubmit((body) =>
    add.mutate({ body }, { onSuccess: () => notify.success({ title: t("domain.add.added") }) }),
  );
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="4" align="flex-start">
        <TextField
          control={control}
          name="domain"
          label={t("domain.add.label")}
          hint={t("domain.add.hint")}
          placeholder="hanbit.co.kr"
          whenEmpty={t("domain.add.empty")}
          autoComplete="off"
          inputMode="url"
          required
        />
        <FormError error={add.error} />
        <Button type="submit" loading={add.isPending}>
          {t("domain.add.submit")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
