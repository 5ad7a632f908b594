import { Button, chakra, Stack } from "@chakra-ui/react";
import { Credentials } from "@dure/domain/identity/sign-in";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PasswordField } from "../../ui/form/password-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { EmailField } from "../entry/email-field";
import { OrLine } from "../entry/or-line";
import { ProviderButtons } from "../entry/provider-buttons";
import { TextLink } from "../entry/text-link";
import { CodeDialog } from "../second-factor/code-dialog";
import type { ExternalProvider } from "../session/external-provider";
import { recentEmails } from "../session/recent-emails";
import { SignInError } from "./sign-in-error";
import { useSignIn } from "./use-sign-in";

export function LoginForm() {
  const { t } = useTranslation("identity");
  const [search] = useSearchParams();
  const { byPassword, byProvider, question } = useSignIn();
  const { control, handleSubmit, trigger, getValues, setFocus } = useZodForm(Credentials, {
    defaultValues: { email: search.get("email") ?? recentEmails()[0] ?? "", password: "" },
    messages: { email: t("emailInvalid") },
  });

  const enterBy = async (provider: ExternalProvider) => {
    byPassword.reset();
    if (await trigger("email")) byProvider.mutate({ provider, email: getValues("email") });
    else setFocus("email");
  };

  return (
    <Stack gap="5">
      <chakra.form
        noValidate
        onSubmit={handleSubmit((credentials) => {
          byProvider.reset();
          return byPassword.mutateAsync(credentials).catch(() => undefined);
        })}
      >
        <Stack gap="4">
          <EmailField control={control} name="email" />
          <PasswordField control={control} name="password" label={t("password")} autoComplete="current-password" />
          <SignInError error={byPassword.error ?? byProvider.error} />
          <Button type="submit" size="md" loading={byPassword.isPending}>
            {t("logIn")}
          </Button>
          <TextLink to="/forgot-password" alignSelf="center" textStyle="sm">
            {t("login.forgot")}
          </TextLink>
        </Stack>
      </chakra.form>
      <OrLine />
      <ProviderButtons
        busy={byProvider.isPending ? byProvider.variables.provider : undefined}
        onChoose={(provider) => void enterBy(provider)}
      />
      <CodeDialog question={question} />
    </Stack>
  );
}
