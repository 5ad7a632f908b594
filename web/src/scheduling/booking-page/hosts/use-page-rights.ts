import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { mayChange } from "@dure/domain/scheduling/booking-page/publish-page";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { useMayDelete } from "../../../records/member/use-may-delete";

/** What the signed-in person may do with a booking page. */
export function usePageRights() {
  const { user_id: id } = useProfile();
  const me = { id, role: useIsAdmin() ? "admin" : "member" } as const;
  const mayDelete = useMayDelete();
  return (page: BookingPageView) => ({ mayChange: mayChange(page, me), mayDelete: mayDelete(page) });
}
