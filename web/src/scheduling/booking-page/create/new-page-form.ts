import { BookingPageOptions, MAX_ORGANIZERS, PAGE_KINDS } from "@dure/domain/scheduling/booking-page/booking-page";
import { Id } from "@dure/domain/shared/value";
import type { Control } from "react-hook-form";
import { z } from "zod";

/** The options that a new page begins with. A collective page needs at least two attendees. */
export const NewPageForm = z
  .object({
    kind: z.enum(PAGE_KINDS),
    title: BookingPageOptions.shape.title,
    attendees: z.array(Id).min(1).max(MAX_ORGANIZERS),
  })
  .refine(({ kind, attendees }) => kind !== "collective" || attendees.length > 1, { path: ["attendees"] });

export type NewPageValues = z.infer<typeof NewPageForm>;
export type NewPageControl = Control<NewPageValues, unknown, NewPageValues>;
