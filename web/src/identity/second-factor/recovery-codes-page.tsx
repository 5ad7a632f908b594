import { Button, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { refresh } from "../../lib/query-client";
import { FormError } from "../../ui/form-error";
import { EntryPage } from "../entry/entry-page";
import { SignOutButton } from "../entry/sign-out-button";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { Reauthentication } from "./reauthentication";
import { RecoveryCodes } from "./recovery-codes";
import { useIssueRecoveryCodes } from "./use-issue-recovery-codes";
import { useReauthentication } from "./use-reauthentication";

/** After the first sign-in with a new authenticator app: its recovery codes. */
export function RecoveryCodesPage() {
  const { t } = useTranslation("identity");
  const navigate = useNavigate();
  const authErrorText = useAuthErrorText();
  const { reauthenticate, ...dialogs } = useReauthentication();
  const issue = useIssueRecoveryCodes(reauthenticate);
  const goOn = async () => {
    await refresh("identity", "getProfile");
    await navigate("/", { replace: true });
  };
  return (
    <EntryPage title={t("recovery.title")} description={t("recovery.description")} footer={<SignOutButton />}>
      <Stack gap="4">
        {issue.data ? (
          <>
            <RecoveryCodes codes={issue.data.codes} />
            <Button size="md" onClick={() => void goOn()}>
              {t("recovery.saved")}
            </Button>
          </>
        ) : (
          <>
            <FormError error={authErrorText(issue.error)} />
            <Button size="md" loading={issue.isPending} onClick={() => issue.mutate()}>
              {t("recovery.create")}
            </Button>
          </>
        )}
      </Stack>
      <Reauthentication {...dialogs} />
    </EntryPage>
  );
}
