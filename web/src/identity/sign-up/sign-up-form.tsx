import { Button, chakra, Stack } from "@chakra-ui/react";
import { Credentials, Password } from "@dure/domain/identity/sign-in";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { writePersistedState } from "../../lib/persisted-state";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { PasswordField } from "../../ui/form/password-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { EmailField } from "../entry/email-field";
import { OrLine } from "../entry/or-line";
import { ProviderButtons } from "../entry/provider-buttons";
import type { ExternalProvider } from "../session/external-provider";
import { INVITATION_CODE } from "../session/invitation-code";
import { LegalLinks } from "./legal-links";
import { SignUpError } from "./sign-up-error";
import { useSignUp } from "./use-sign-up";

const SignUp = Credentials.extend({ password: Password, terms: z.boolean().refine((agreed) => agreed) });

export function SignUpForm() {
  const { t } = useTranslation("identity");
  const [search] = useSearchParams();
  useInvitationCode(search.get("invitation_code"));
  const { byPassword, byProvider } = useSignUp();
  const { control, handleSubmit, trigger, getValues } = useZodForm(SignUp, {
    draft: false,
    defaultValues: { email: search.get("email") ?? "", password: "", terms: false },
    messages: { email: t("emailInvalid"), password: t("passwordRule"), terms: t("signUpPage.termsRequired") },
  });

  const enterBy = async (provider: ExternalProvider) => {
    byPassword.reset();
    if (await trigger(["email", "terms"], { shouldFocus: true })) {
      byProvider.mutate({ provider, email: getValues("email") });
    }
  };

  return (
    <Stack gap="5">
      <chakra.form
        noValidate
        onSubmit={handleSubmit(({ email, password }) => {
          byProvider.reset();
          return byPassword.mutateAsync({ email, password }).catch(() => undefined);
        })}
      >
        <Stack gap="4">
          <EmailField control={control} name="email" hint={t("signUpPage.companyOnly")} />
          <PasswordField
            control={control}
            name="password"
            label={t("password")}
            hint={t("passwordRule")}
            autoComplete="new-password"
          />
          <CheckboxField control={control} name="terms" label={t("signUpPage.terms")} />
          <LegalLinks />
          <SignUpError error={byPassword.error ?? byProvider.error} email={getValues("email")} />
          <Button type="submit" size="md" loading={byPassword.isPending}>
            {t("signUp")}
          </Button>
        </Stack>
      </chakra.form>
      <OrLine />
      <ProviderButtons
        busy={byProvider.isPending ? byProvider.variables.provider : undefined}
        onChoose={(provider) => void enterBy(provider)}
      />
    </Stack>
  );
}

/** Saves the code of an invitation link for the step after sign-up. */
function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code) writePersistedState(INVITATION_CODE, code);
  }, [code]);
}
