import type { Reminder } from "@dure/domain/scheduling/booking-page/booking-page";

/** What a reminder is before it is changed. */
export const A_DAY_BEFORE: Reminder = { type: "email", send_at: { digit: "d", value: 1 } };
