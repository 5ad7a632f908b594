import { z } from "zod";
import { Id, Line, Time } from "../shared/value";
import { StageStatus } from "./field";

export const STAGE_STATUSES = StageStatus.options;

export const Stage = z.object({ id: Id, label: z.string() });

/** A deal pipeline, which equals a deal record type (spec/2-records.md §3). */
export const Pipeline = z.object({
  id: Id,
  title: z.string(),
  statuses: z.array(z.object({ status: StageStatus, stages: z.array(Stage) })),
  created_at: Time,
  updated_at: Time,
});
export type Pipeline = z.infer<typeof Pipeline>;

export const StageLabel = Line(60).min(1, "Required field");
