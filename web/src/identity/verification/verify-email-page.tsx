import { Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useUser } from "reactfire";
import { client } from "../../lib/api";
import { EntryPage } from "../entry/entry-page";
import { ResendButton } from "../entry/resend-button";
import { SignOutButton } from "../entry/sign-out-button";
import { useEmailVerified } from "./use-email-verified";

export function VerifyEmailPage() {
  const { t } = useTranslation("identity");
  const { data: user } = useUser();
  const { verified, check } = useEmailVerified();
  const [pending, setPending] = useState(false);
  if (verified) return <Navigate to="/" replace />;
  return (
    <EntryPage
      title={t("verify.title")}
      description={t("verify.description", { email: user?.email ?? "" })}
      footer={<SignOutButton />}
    >
      <Stack gap="3">
        <Button size="md" onClick={async () => setPending(!(await check()))}>
          {t("verify.check")}
        </Button>
        {pending && (
          <Text role="status" color="fg.muted" textAlign="center">
            {t("verify.pending")}
          </Text>
        )}
        <ResendButton resend={() => client.identity.sendEmailVerification({})} done={t("forgot.resent")} />
      </Stack>
    </EntryPage>
  );
}
