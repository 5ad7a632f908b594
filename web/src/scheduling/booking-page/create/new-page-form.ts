import { BookingPageOptions, MAX_ORGANIZERS, PAGE_KINDS } from "@dure/domain/scheduling/booking-page/booking-page";
import { Id } from "@dure/domain/shared/value";
import type { Control } from "react-hook-form";
import { z } from "zod";

/** What a page begins with. Together means at least two. */
export const NewPageForm = z
  .object({
    kind: z.enum(PAGE_KINDS),
    title: BookingPageOptions.shape.title,
    attendees: z.array(Id).min(1).max(MAX_ORGANIZERS),
  })
  .refine(({ kind, attendees }) => kind !== "collective" || attendees.length > 1, { path: ["attendees"] });

export type NewPageValues = z.infer<typeof NewPageForm>;
export type NewPageControl = Control<NewPageValues, unknown, NewPageValues>;
