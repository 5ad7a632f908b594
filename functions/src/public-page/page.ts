import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import type { PublicOnetime } from "@dure/domain/scheduling/onetime";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event";

/** A page as it is served: the template's name, its tags for previews, and the data that saves its first call. */
export type Page = {
  template: "booking" | "meet" | "event";
  status: 200 | 404;
  title: string;
  description: string;
  /** Its own address; "" when previews should not name one. */
  url: string;
  data: { page: PublicBookingPage } | { event: PublicEvent } | { onetime: PublicOnetime } | { state: "not_found" };
};
