import { z } from "zod";
import { Id, Line } from "../../shared/value";

export const MAX_TOPICS = 20;

/** What a team writes about; recipients may opt out of each (docs/product/email.md#unsubscribing). */
export const Topic = z.object({ id: Id, name: z.object({ ko: Line(60).min(1), en: Line(60).min(1) }) });
export type Topic = z.infer<typeof Topic>;

export const Topics = z.array(Topic).max(MAX_TOPICS);
