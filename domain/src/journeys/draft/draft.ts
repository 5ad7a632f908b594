import { z } from "zod";
import type { Plan } from "../../shared/caller/team";
import { Time } from "../../shared/value";
import { Usage } from "../research/research";

/**
 * The kinds of drafts from a record's own timeline: the first mail to the person, or a brief before a meeting with
 * them.
 */
export const DRAFT_KINDS = ["mail", "brief"] as const;
export const DraftKind = z.enum(DRAFT_KINDS);
export type DraftKind = z.infer<typeof DraftKind>;

/** A numbered item of a record's timeline for the model: data, never an instruction. */
export const TimelineItem = z.object({
  number: z.int().positive(),
  kind: z.enum(["record", "note", "submission", "meeting", "visit"]),
  at: Time.nullable(),
  text: z.string(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

/** A paragraph of a mail or a point of a brief, with the numbers of the timeline items that it is based on. */
export const DraftPart = z.object({ text: z.string(), sources: z.array(z.int()) });
export type DraftPart = z.infer<typeof DraftPart>;

/** A draft. It is neither stored nor sent: the member uses it or discards it. */
export const Draft = z.object({
  kind: DraftKind,
  /** The subject of a mail; "" for a brief. */
  subject: z.string(),
  parts: z.array(DraftPart),
  sources: z.array(TimelineItem),
  model: z.string(),
  usage: Usage,
});
export type Draft = z.infer<typeof Draft>;

/** The schema that the model answers by. */
export const WrittenDraft = z.object({
  subject: z.string(),
  parts: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })),
});
export type WrittenDraft = z.infer<typeof WrittenDraft>;

/** How long the model may take: a member waits for it, and their browser a little longer. */
export const DRAFT_MODEL_MS = 40_000;

const QUOTAS: Record<z.infer<typeof Plan>, number> = { FREE: 10, FREE_TRIAL: 50, PRO: 1000 };

/** How many drafts a team may have written in a month. */
export const draftQuota = (plan: z.infer<typeof Plan>): number => QUOTAS[plan];
