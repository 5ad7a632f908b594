import { z } from "zod";

/** A day, or a wall clock in a zone; Naver Works leaves the offset out. */
const WorksTime = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});
export type WorksTime = z.infer<typeof WorksTime>;

/** An event, the head of a recurring one, or a changed occurrence, which `recurringEventId` identifies. */
export const WorksEvent = z.object({
  eventId: z.string(),
  summary: z.string().default(""),
  start: WorksTime,
  end: WorksTime.optional(),
  /** Lines of RFC 5545: RRULE, EXDATE, RDATE. */
  recurrence: z.array(z.string()).default([]),
  /** The RECURRENCE-ID of RFC 5545 §3.8.4.4: when the occurrence would have begun. */
  recurringEventId: z.string().optional(),
  transparency: z.string().optional(),
  status: z.string().optional(),
  attendees: z.array(z.object({ email: z.string().optional(), partstat: z.string().optional() })).default([]),
});
export type WorksEvent = z.infer<typeof WorksEvent>;

export const WorksEvents = z.object({
  events: z.array(z.object({ eventComponents: z.array(WorksEvent) })),
  responseMetaData: z.object({ nextCursor: z.string().nullish() }).optional(),
});
