import type { MemberView } from "@dure/domain/teams/team";
import { ShieldOff, UserCog, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lacksSeat } from "../../lib/call-error";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { BuySeatDialog } from "../billing/buy-seat-dialog";
import { DeactivateDialog } from "./deactivate-dialog";
import { useSetActivation } from "./member-queries";
import { ResetSecondFactorDialog } from "./reset-second-factor-dialog";
import { type RoleChange, RoleDialog } from "./role-dialog";

/**
 * An admin's actions on another member: changing their role and activation, and resetting a lost authenticator app. On
 * the admin's own entry: giving up the role.
 */
export function MemberMenu({ member, isMe }: { member: MemberView; isMe: boolean }) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const set = useSetActivation();
  const [isAsking, setAsking] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const [roleChange, setRoleChange] = useState<RoleChange>();
  const { userId, teamId, display_name, email, team_member_status } = member;
  const name = display_name || email;
  const asksForSeat = lacksSeat(set.error) || set.variables?.body.buy_seat === true;
  const activate = (buy_seat = false) =>
    set.mutate(
      { params: { teamId, userId }, body: { active: true, ...(buy_seat && { buy_seat }) } },
      {
        onSuccess: () => {
          set.reset();
          notify.success({ title: t("members.activated", { name }) });
        },
        onError: (error) => !lacksSeat(error) && !buy_seat && notify.error({ title: errorText(error) }),
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
      : { id: "activate", label: t("members.activate"), icon: UserRoundCheck, onSelect: () => activate() };
  const reset = {
    id: "resetSecondFactor",
    label: t("members.resetSecondFactor"),
    icon: ShieldOff,
    onSelect: () => setResetting(true),
  };
  const roleActions = (isMe ? (["resign"] as const) : roleChangesOf(member)).map((change) => ({
    id: change,
    label: t(`members.role_${change}.action`),
    icon: UserCog,
    onSelect: () => setRoleChange(change),
  }));
  return (
    <>
      <ActionMenu
        label={t("members.actionsOf", { name })}
        actions={isMe ? roleActions : [...roleActions, ...(member.has_second_factor ? [reset] : []), action]}
      />
      {roleChange && <RoleDialog member={member} change={roleChange} onClose={() => setRoleChange(undefined)} />}
      {asksForSeat && (
        <BuySeatDialog
          name={name}
          busy={set.isPending}
          error={lacksSeat(set.error) ? null : set.error}
          onConfirm={() => activate(true)}
          onClose={set.reset}
        />
      )}
      {isResetting && <ResetSecondFactorDialog member={member} onClose={() => setResetting(false)} />}
      {isAsking && <DeactivateDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}

function roleChangesOf({ team_member_role, team_member_status }: MemberView): RoleChange[] {
  if (team_member_status !== "ACTIVE") return [];
  return team_member_role === "ADMIN" ? ["demote"] : ["promote", "transfer"];
}
