import { Button, chakra, Stack } from "@chakra-ui/react";
import { Password } from "@dure/domain/identity/sign-in";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { useMutation } from "../../lib/use-mutation";
import { PasswordField } from "../../ui/form/password-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { changePassword } from "../verification/account-codes";

const NewPassword = z
  .object({ password: Password, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"] });

type NewPasswordFormProps = { code: string; tenantId: string | null; email: string };

export function NewPasswordForm({ code, tenantId, email }: NewPasswordFormProps) {
  const { t } = useTranslation("identity");
  const navigate = useNavigate();
  const authErrorText = useAuthErrorText();
  const { control, handleSubmit } = useZodForm(NewPassword, {
    draft: false,
    defaultValues: { password: "", confirm: "" },
    messages: { password: t("passwordRule"), confirm: t("action.mismatch") },
  });
  const save = useMutation({
    mutationFn: (password: string) => changePassword(code, tenantId, password),
    onSuccess: async () => {
      notify.success({ title: t("login.ended") });
      await navigate(`/login?email=${encodeURIComponent(email)}`, { replace: true });
    },
  });
  return (
    <chakra.form noValidate onSubmit={handleSubmit(({ password }) => save.mutate(password))}>
      <Stack gap="4">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={control}
          name="password"
          label={t("action.newPassword")}
          hint={t("passwordRule")}
          autoComplete="new-password"
        />
        <PasswordField control={control} name="confirm" label={t("action.confirm")} autoComplete="new-password" />
        <FormError error={authErrorText(save.error)} />
        <Button type="submit" size="md" loading={save.isPending}>
          {t("action.save")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
