import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";

/** The data that the server may write into scheduling's pages. */
export type FirstData = {
  page?: PublicBookingPage;
  event?: PublicEvent;
  suggestion?: PublicSuggestion;
  state?: "not_found";
};
