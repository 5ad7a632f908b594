import { Text } from "@chakra-ui/react";
import type { MemberView } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useSetRole, useTransferAdmin } from "./member-queries";

/** A change of a member's role; `transfer` hands the admin's own role to the member, `resign` leaves it. */
export type RoleChange = "promote" | "demote" | "transfer" | "resign";

type RoleDialogProps = { member: MemberView; change: RoleChange; onClose: () => void };

/** Confirms a change of a role, and says what it means. */
export function RoleDialog({ member, change, onClose }: RoleDialogProps) {
  const { t } = useTranslation("teams");
  const { userId, teamId, display_name, email } = member;
  const name = display_name || email;
  const [set, transfer] = [useSetRole(), useTransferAdmin()];
  const params = { teamId, userId };
  const onSuccess = () => {
    notify.success({ title: t(`members.role_${change}.done`, { name }) });
    onClose();
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (change === "transfer") return transfer.mutate({ params, body: { active: true } }, { onSuccess });
    set.mutate({ params, body: { role: change === "promote" ? "ADMIN" : "MEMBER" } }, { onSuccess });
  };
  return (
    <FormDialog
      title={t(`members.role_${change}.title`, { name })}
      submit={t(`members.role_${change}.submit`)}
      danger={change !== "promote"}
      busy={set.isPending || transfer.isPending}
      error={set.error ?? transfer.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(`members.role_${change}.hint`, { name })}</Text>
    </FormDialog>
  );
}
