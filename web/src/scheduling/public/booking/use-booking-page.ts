import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page";
import { useCallback, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { getBooking } from "../calls/scheduling-calls";
import type { LoadSlots } from "../picker/use-month-slots";
import type { FirstData } from "../shell/first-data";

type PageState = { page: PublicBookingPage | undefined; notFound: boolean; load: LoadSlots };

/** A booking page as each answer brings it: the first call for free times tells what the server has not written. */
export function useBookingPage(pageId: string, first: FirstData): PageState {
  const [page, setPage] = useState(first.page);
  const [notFound, setNotFound] = useState(first.state === "not_found");

  const load = useCallback<LoadSlots>(
    async (days) => {
      try {
        const answer = await getBooking(pageId, days);
        setPage(answer.page);
        return answer.slots;
      } catch (error) {
        if (error instanceof CallError && error.status === 404) setNotFound(true);
        throw error;
      }
    },
    [pageId],
  );
  return { page, notFound, load };
}
