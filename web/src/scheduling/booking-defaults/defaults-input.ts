import { BookingDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { WorkingHours } from "@dure/domain/scheduling/booking-page/booking-page";
import { daySpansAreApart } from "../booking-page/working-hours";

/** The options as the form edits them: hours by weekday. */
export const DefaultsInput = BookingDefaults.omit({ workingHours: true })
  .extend({ working_hours: WorkingHours })
  .refine(({ working_hours }) => Object.values(working_hours).every(daySpansAreApart), { path: ["working_hours"] });
