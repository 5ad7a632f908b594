import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { useCallback, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { getBooking } from "../calls/scheduling-calls";
import type { LoadSlots } from "../picker/use-month-slots";
import type { FirstData } from "../shell/first-data";
import { type Choice, chosenIn } from "./choice";

type PageState = { page: PublicBookingPage | undefined; notFound: boolean; choice: Choice; load: LoadSlots };

/**
 * The booking page of the latest answer; the first call for free times loads it if the server has not written it into
 * the page. The times are those of the chosen way to meet and organizer, and the visitor's own hold counts as free.
 * @param wanted the choice of the address or the visitor, whether or not the page has it
 */
export function useBookingPage(pageId: string, first: FirstData, wanted: Choice, holdId: string): PageState {
  const [page, setPage] = useState(first.page);
  const [notFound, setNotFound] = useState(first.state === "not_found");
  const choice = chosenIn(page, wanted);
  const { planId, organizerId } = choice;

  const load = useCallback<LoadSlots>(
    async (days) => {
      try {
        const answer = await getBooking(pageId, days, { planId, organizerId, holdId });
        setPage(answer.page);
        return answer.slots;
      } catch (error) {
        if (error instanceof CallError && error.status === 404) setNotFound(true);
        throw error;
      }
    },
    [pageId, planId, organizerId, holdId],
  );
  return { page, notFound, choice, load };
}
