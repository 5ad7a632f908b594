import type { Automation } from "@dure/domain/email/automation/automation";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";

/** Whether the user may change an automation: its maker and admins may. */
export function useMayChange({ created_by }: Pick<Automation, "created_by">): boolean {
  const { user_id } = useProfile();
  return useIsAdmin() || created_by === user_id;
}
