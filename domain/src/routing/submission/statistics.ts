import { z } from "zod";
import { Day } from "../../shared/value";

const Count = z.int().nonnegative();

/** An inclusive range of days in the router's zone; an omitted end is open. */
export const DayRange = z.object({ from: Day.optional(), to: Day.optional() });

export const SubmissionSummary = z.object({
  totalResponses: Count,
  meetingAssignments: Count,
  meetingNotAssignments: Count,
  meetingReservations: Count,
  churn: Count,
});
export type SubmissionSummary = z.infer<typeof SubmissionSummary>;

/** Rates are whole percents; null if nothing was counted. */
export const Statistics = z.object({
  summary: SubmissionSummary,
  meeting_rate: z.int().nullable(),
  funnel: z.array(
    z.object({
      step: z.enum(["viewed", "submitted", "qualified", "disqualified", "converted", "churned"]),
      count: Count,
      rate: z.int().min(0).max(100).nullable(),
    }),
  ),
  /** Per question: visitors who reached it, and those who stopped there. */
  questions: z.array(z.object({ name: z.string(), label: z.string(), reached: Count, lost: Count })),
});
export type Statistics = z.infer<typeof Statistics>;

export const FormViews = z.object({ formViewCount: Count, uniqueVisitorFormViewCount: Count });
export type FormViews = z.infer<typeof FormViews>;
