import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { mayChange, mayDelete } from "@dure/domain/scheduling/booking-page/publish-page";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { useMembers } from "../../../records/member/member-queries";

/** What the signed-in person may do with a booking page; nobody counts as gone while the team is being loaded. */
export function usePageRights() {
  const { user_id: id } = useProfile();
  const me = { id, role: useIsAdmin() ? "admin" : "member" } as const;
  const { isLoaded, active } = useMembers();
  return (page: BookingPageView) => {
    const isCreatorActive = !isLoaded || active.some(({ userId }) => userId === page.created_by);
    return { mayChange: mayChange(page, me), mayDelete: mayDelete(page, me, isCreatorActive) };
  };
}
