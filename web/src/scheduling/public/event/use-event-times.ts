import type { PublicPageState } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useCallback, useState } from "preact/hooks";
import { getBooking, getEventSlots } from "../calls/scheduling-calls";
import type { LoadSlots } from "../picker/use-month-slots";

type EventTimes = {
  load: LoadSlots;
  /** The state of the event's page and hosts, which may offer no times at all. */
  state: PublicPageState;
};

/** The times that an event can be moved to, without its current one. */
export function useEventTimes(uuid: string, { type, page_id: pageId, date_range }: PublicEvent): EventTimes {
  const [state, setState] = useState<PublicPageState>("active");
  const { start: currentStart } = date_range;
  const load = useCallback<LoadSlots>(
    async (days) => {
      // A suggestion's meeting has no page: it moves among the times that were suggested.
      if (type === "onetime") return getEventSlots(uuid, days);
      const { page, slots } = await getBooking(pageId, days, { moving: uuid });
      setState(page.state);
      return slots.filter(({ start }) => start !== currentStart);
    },
    [type, pageId, uuid, currentStart],
  );
  return { load, state };
}
