import { z } from "zod";

/**
 * Activities: what happens with records, apart from their values (docs/product/reports.md#activities). A row is a
 * meeting, a submission of a form, a mail of a campaign to one address, or a visit of a tracked website.
 */
export const ACTIVITY_SOURCES = ["meeting", "submission", "campaign-mail", "visit"] as const;
export const ActivitySource = z.enum(ACTIVITY_SOURCES);
export type ActivitySource = z.infer<typeof ActivitySource>;

/** A source whose rows are logged one by one, as reactions to events. */
export type LoggedSource = Extract<ActivitySource, "meeting" | "submission">;

export const isActivitySource = (source: string): source is ActivitySource => ActivitySource.safeParse(source).success;

/** A row of the log: its values by field, and the moment of the state that they are of. */
export const Activity = z.object({
  id: z.string(),
  /** The lead or deal that it is about; null before there is one. */
  record_id: z.string().nullable(),
  as_of: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Activity = z.infer<typeof Activity>;
