import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";

/** A calendar's key, unique across accounts. */
export const calendarKey = ({ provider, email, id }: CalendarRef): string => `${provider} ${email} ${id}`;
