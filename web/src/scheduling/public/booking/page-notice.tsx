/** @jsxImportSource preact */
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { Notice } from "../../../ui/public/shell/notice";
import { useTexts } from "../shell/language";

type PageNoticeProps = {
  state: Exclude<PublicBookingPage["state"], "active"> | "not_found";
  /** The level of the heading, if it is not the page's only one. */
  level?: 1 | 2;
};

/** Why a page can't be booked. */
export function PageNotice({ state, level }: PageNoticeProps) {
  const texts = useTexts();
  const words = {
    not_found: [texts.pageNotFound, texts.pageNotFoundHint],
    off: [texts.pageOff, texts.pageOffHint],
    expired: [texts.expired, texts.expiredHint],
    no_working_hours: [texts.noWorkingHours, texts.noWorkingHoursHint],
    calendar_disconnected: [texts.disconnected, texts.disconnectedHint],
    host_left: [texts.hostLeft, texts.hostLeftHint],
  } as const;
  const [title, hint] = words[state];
  return <Notice title={title} hint={hint} level={level} />;
}
