import { Button, Flex, Text } from "@chakra-ui/react";
import { Footer } from "@dure/domain/email/footer/footer";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { FooterPreview } from "./footer-preview";
import { useSaveFooter } from "./footer-queries";
import { SettingsForm } from "./settings-form";
import { useSavedNotice } from "./use-saved-notice";

type FooterFormProps = { footer: Footer; isComplete: boolean };

/** Who sends the team's marketing mails. Members see it, admins change it. */
export function FooterForm({ footer: { name, address, phone }, isComplete }: FooterFormProps) {
  const { t } = useTranslation(["email", "ui"]);
  const isAdmin = useIsAdmin();
  const values = { name, address, phone };
  const { control, handleSubmit, formState, saved, watch, guard } = useZodForm(Footer, {
    defaultValues: values,
    values,
  });
  const save = useSaveFooter();
  const notice = useSavedNotice(saved);
  const submit = handleSubmit((body) => save.mutate({ body }, notice));
  return (
    <SettingsForm guard={guard} isDirty={formState.isDirty} isSaving={save.isPending} onSubmit={submit}>
      {!isComplete && <Text color="fg.warning">{t("footer.incomplete")}</Text>}
      <TextField control={control} name="name" label={t("footer.name")} disabled={!isAdmin} maxLength={100} />
      <TextField control={control} name="address" label={t("footer.address")} disabled={!isAdmin} maxLength={300} />
      <TextField
        control={control}
        name="phone"
        label={t("footer.phone")}
        disabled={!isAdmin}
        maxLength={40}
        inputMode="tel"
      />
      <FooterPreview footer={watch()} />
      <FormError error={save.error} />
      {isAdmin ? (
        <Flex justify="flex-end">
          <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
            {t("ui:save")}
          </Button>
        </Flex>
      ) : (
        <Text color="fg.muted">{t("footer.adminOnly")}</Text>
      )}
    </SettingsForm>
  );
}
