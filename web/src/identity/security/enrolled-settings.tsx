import { Button, HStack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { Reauthentication } from "../second-factor/reauthentication";
import { RecoveryCodes } from "../second-factor/recovery-codes";
import { useIssueRecoveryCodes } from "../second-factor/use-issue-recovery-codes";
import { useReauthentication } from "../second-factor/use-reauthentication";
import { leaveSession } from "../session/leave-session";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { useRemoveSecondFactor } from "./security-queries";

/** Recovery codes and removal of a registered authenticator app. */
export function EnrolledSettings({ codesLeft }: { codesLeft: number }) {
  const { t } = useTranslation("identity");
  const authErrorText = useAuthErrorText();
  const { reauthenticate, ...dialogs } = useReauthentication();
  const issue = useIssueRecoveryCodes(reauthenticate);
  const remove = useRemoveSecondFactor(reauthenticate);
  const [isAsking, setAsking] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const removeNow = () => {
    setAsking(false);
    remove.mutate(undefined, {
      onSuccess: async () => {
        notify.success({ title: t("security.removed") });
        await leaveSession();
      },
    });
  };
  const renew = () => {
    setRenewing(false);
    issue.mutate();
  };
  return (
    <>
      <HStack wrap="wrap" gap="3">
        <Text>
          {t("security.codes")}: {t("security.codesLeft", { count: codesLeft })}
        </Text>
        <Button
          variant="outline"
          loading={issue.isPending}
          onClick={() => (codesLeft > 0 ? setRenewing(true) : issue.mutate())}
        >
          {t("security.renew")}
        </Button>
      </HStack>
      <Button variant="outline" colorPalette="red" loading={remove.isPending} onClick={() => setAsking(true)}>
        {t("security.remove")}
      </Button>
      <FormError error={authErrorText(issue.error ?? remove.error)} />
      <Modal open={issue.data !== undefined} title={t("recovery.title")} size="sm" onClose={issue.reset}>
        {issue.data && <RecoveryCodes codes={issue.data.codes} />}
      </Modal>
      <ConfirmDialog
        open={isRenewing}
        title={t("security.renewTitle")}
        description={t("security.renewHint", { count: codesLeft })}
        confirm={t("security.renew")}
        danger
        onConfirm={renew}
        onClose={() => setRenewing(false)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t("security.removeTitle")}
        description={t("security.removeHint")}
        confirm={t("security.remove")}
        danger
        onConfirm={removeNow}
        onClose={() => setAsking(false)}
      />
      <Reauthentication {...dialogs} />
    </>
  );
}
