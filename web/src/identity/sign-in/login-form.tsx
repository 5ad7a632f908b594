import { Button, chakra, Stack } from "@chakra-ui/react";
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import { Credentials, type TenantInfo } from "@dure/domain/identity/sign-in";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PasswordField } from "../../ui/form/password-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { EmailField } from "../entry/email-field";
import { OrLine } from "../entry/or-line";
import { ProviderButtons } from "../entry/provider-buttons";
import { TextLink } from "../entry/text-link";
import { CodeDialog } from "../second-factor/code-dialog";
import { foundEmailOf } from "../session/auth-failure";
import type { ExternalProvider } from "../session/external-provider";
import { recentEmails } from "../session/recent-emails";
import { SsoButtons } from "../sso/sso-buttons";
import { SsoOnly } from "../sso/sso-only";
import { SignInError } from "./sign-in-error";
import { useSignIn } from "./use-sign-in";

type LoginFormProps = {
  sso: SsoProviders | undefined;
  /** The team at this address. */
  team: TenantInfo | undefined;
};

/** The ways in. Where the team requires SSO, admins alone may choose another one. */
export function LoginForm({ sso, team }: LoginFormProps) {
  const { t } = useTranslation("identity");
  const [search] = useSearchParams();
  const { byPassword, byProvider, bySaml, question } = useSignIn();
  const [isOther, setOther] = useState(false);
  const { control, handleSubmit, trigger, getValues, setFocus, setValue } = useZodForm(Credentials, {
    draft: false,
    defaultValues: { email: search.get("email") ?? recentEmails()[0] ?? "", password: "" },
    messages: { email: t("emailInvalid") },
  });

  const enterBy = async (provider: ExternalProvider) => {
    byPassword.reset();
    const email = getValues("email").trim();
    if (email !== "" && !(await trigger("email"))) return setFocus("email");
    byProvider.mutate(
      { provider, email, here: team },
      { onError: (error) => setValue("email", foundEmailOf(error) ?? email, { shouldValidate: true }) },
    );
  };

  const isSsoOnly = sso?.required === true && !isOther;
  const ssoButtons = sso?.tenant_id && (
    <SsoButtons
      providers={sso.providers}
      busy={bySaml.isPending ? bySaml.variables.id : undefined}
      onChoose={(id) => {
        byPassword.reset();
        byProvider.reset();
        bySaml.mutate({ tenant_id: sso.tenant_id ?? "", id });
      }}
    />
  );
  if (isSsoOnly)
    return (
      <>
        <SsoOnly buttons={ssoButtons} error={bySaml.error} onOther={() => setOther(true)} />
        <CodeDialog question={question} />
      </>
    );
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
          <SignInError error={byPassword.error ?? byProvider.error ?? bySaml.error} />
          <Button type="submit" size="md" loading={byPassword.isPending}>
            {t("logIn")}
          </Button>
          <TextLink to="/forgot-password" alignSelf="center" textStyle="sm">
            {t("login.forgot")}
          </TextLink>
        </Stack>
      </chakra.form>
      <OrLine />
      {ssoButtons}
      <ProviderButtons
        busy={byProvider.isPending ? byProvider.variables.provider : undefined}
        onChoose={(provider) => void enterBy(provider)}
      />
      <CodeDialog question={question} />
    </Stack>
  );
}
