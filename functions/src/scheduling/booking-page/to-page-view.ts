import { type BookingPage, type BookingPageView, pageKind } from "@dure/domain/scheduling/booking-page/booking-page";
import { isExpired } from "@dure/domain/scheduling/booking-page/publish-page";
import { appUrl } from "../../platform/config";

/** A page with its public address. */
export const toPageView = (page: BookingPage, now: string): BookingPageView => ({
  ...page,
  link: `${appUrl.value()}/book/${page.id}`,
  state: isExpired(page, Date.parse(now)) ? "expired" : "active",
  kind: pageKind(page),
});
