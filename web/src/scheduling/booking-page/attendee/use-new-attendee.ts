import { withDefaultCalendars } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { useQueryClient } from "@tanstack/react-query";
import { bookingDefaultsQuery } from "../../booking-defaults/booking-defaults-queries";

/** A member as a page's attendee, with the calendars of their own defaults. */
export function useNewAttendee(): (userId: string) => Promise<Organizer> {
  const queryClient = useQueryClient();
  return async (userId) => {
    const defaults = await queryClient.fetchQuery(bookingDefaultsQuery(userId));
    return withDefaultCalendars(Organizer.parse({ id: userId }), defaults);
  };
}
