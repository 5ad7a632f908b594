import type { Invitation } from "@dure/domain/teams/team";
import { RotateCw, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useTeam } from "../team/team-queries";
import { useCancelInvitation, useResendInvitation } from "./invitation-queries";

export function InvitationMenu({ invitation: { invitation_code, email } }: { invitation: Invitation }) {
  const { t } = useTranslation("teams");
  const { teamId } = useTeam();
  const errorText = useErrorText();
  const resend = useResendInvitation();
  const cancel = useCancelInvitation();
  const [cancelling, setCancelling] = useState(false);
  const fail = (error: Error) => notify.error({ title: errorText(error) });

  const sendAgain = () =>
    resend.mutate(
      { params: { teamId }, body: { invitation_code } },
      { onSuccess: () => notify.success({ title: t("members.resent") }), onError: fail },
    );
  const withdraw = () =>
    cancel.mutate(
      { params: { teamId, code: invitation_code } },
      {
        onSuccess: () => notify.success({ title: t("members.cancelled") }),
        onError: fail,
        onSettled: () => setCancelling(false),
      },
    );

  return (
    <>
      <ActionMenu
        label={t("members.invitationActions", { email })}
        actions={[
          { id: "resend", label: t("members.resend"), icon: RotateCw, onSelect: sendAgain },
          { id: "cancel", label: t("members.cancel"), icon: X, danger: true, onSelect: () => setCancelling(true) },
        ]}
      />
      <ConfirmDialog
        open={cancelling}
        title={t("members.cancelTitle")}
        description={t("members.cancelDescription", { email })}
        confirm={t("members.cancel")}
        cancel={t("members.keep")}
        danger
        busy={cancel.isPending}
        onConfirm={withdraw}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}
