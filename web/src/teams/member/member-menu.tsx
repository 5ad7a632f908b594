import type { MemberView } from "@dure/domain/teams/team";
import { UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { DeactivateDialog } from "./deactivate-dialog";
import { useSetActivation } from "./member-queries";

/** An admin's actions on a member: deactivate or reactivate. */
export function MemberMenu({ member }: { member: MemberView }) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const set = useSetActivation();
  const [isAsking, setAsking] = useState(false);
  const { userId, teamId, display_name, email, team_member_status } = member;
  const name = display_name || email;
  const activate = () =>
    set.mutate(
      { params: { teamId, userId }, body: { active: true } },
      {
        onSuccess: () => notify.success({ title: t("members.activated", { name }) }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  const action =
    team_member_status === "ACTIVE"
      ? {
          id: "deactivate",
          label: t("members.deactivate"),
          icon: UserRoundX,
          danger: true,
          onSelect: () => setAsking(true),
        }
      : { id: "activate", label: t("members.activate"), icon: UserRoundCheck, onSelect: activate };
  return (
    <>
      <ActionMenu label={t("members.actionsOf", { name })} actions={[action]} />
      {isAsking && <DeactivateDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}
