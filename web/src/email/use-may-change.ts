import { useIsAdmin, useProfile } from "../identity/user/user-queries";

/** Whether the user may change a campaign or an automation: its maker and admins may. */
export function useMayChange({ created_by }: { created_by: string }): boolean {
  const { user_id } = useProfile();
  return useIsAdmin() || created_by === user_id;
}
