import type { MemberView } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useResetSecondFactor } from "./member-queries";

/** Confirms that a member's authenticator app is removed. */
export function ResetSecondFactorDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const reset = useResetSecondFactor();
  const { userId, teamId, display_name, email } = member;
  const name = display_name || email;
  const resetNow = () =>
    reset.mutate(
      { params: { teamId, userId } },
      {
        onSuccess: () => notify.success({ title: t("members.secondFactorReset", { name }) }),
        onError: (error) => notify.error({ title: errorText(error) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title={t("members.resetSecondFactorTitle", { name })}
      description={t("members.resetSecondFactorHint")}
      confirm={t("members.resetSecondFactor")}
      danger
      busy={reset.isPending}
      onConfirm={resetNow}
      onClose={onClose}
    />
  );
}
