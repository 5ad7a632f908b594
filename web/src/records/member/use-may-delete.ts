import { mayDelete } from "@dure/domain/shared/access";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { useMembers } from "./member-queries";

/**
 * Whether the signed-in user may delete what a member made. While the team is loading, that member counts as active.
 */
export function useMayDelete() {
  const { user_id: id } = useProfile();
  const me = { id, role: useIsAdmin() ? "admin" : "member" } as const;
  const { isLoaded, active } = useMembers();
  return (made: { created_by: string }): boolean =>
    mayDelete(made, me, !isLoaded || active.some(({ userId }) => userId === made.created_by));
}
