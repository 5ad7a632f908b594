/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import { Notice } from "../../../ui/public/shell/notice";
import { useTexts } from "../shell/language";

/** Why a page can't be booked. */
export function PageNotice({ state }: { state: Exclude<PublicBookingPage["state"], "active"> | "not_found" }) {
  const texts = useTexts();
  const words = {
    not_found: [texts.pageNotFound, texts.pageNotFoundHint],
    expired: [texts.expired, texts.expiredHint],
    no_working_hours: [texts.noWorkingHours, texts.noWorkingHoursHint],
    calendar_disconnected: [texts.disconnected, texts.disconnectedHint],
    host_left: [texts.hostLeft, texts.hostLeftHint],
  } as const;
  const [title, hint] = words[state];
  return <Notice title={title} hint={hint} />;
}
