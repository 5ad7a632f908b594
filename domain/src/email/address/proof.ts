import { z } from "zod";
import { SubscribeStatus } from "../../records/field/subscribe-status";
import { Id, Time } from "../../shared/value";
import { SuppressionReason } from "./address";

const campaign_id = Id.nullable().default(null);

/** Where a change of an address came from. */
export const ProofSource = z.discriminatedUnion("type", [
  /** Somebody ticked a question for consent; its text as they read it. */
  z.object({ type: z.literal("form"), form_id: Id, title: z.string(), text: z.string() }),
  /** An import of records, by its id, or of the suppression list; by which member, from which file. */
  z.object({
    type: z.literal("import"),
    import_id: Id.nullable().default(null),
    file: z.string().default(""),
    user_id: Id.nullable().default(null),
    name: z.string().default(""),
  }),
  /** A member set it; `reason` says why they were allowed to. */
  z.object({ type: z.literal("member"), user_id: Id, name: z.string(), reason: z.string().default("") }),
  /** The records of two addresses were merged. */
  z.object({ type: z.literal("merge"), record_id: Id }),
  z.object({ type: z.literal("one-click"), campaign_id }),
  z.object({ type: z.literal("preference-page"), campaign_id }),
  /** The mail service reported it. */
  z.object({ type: z.literal("bounce"), campaign_id, answer: z.string().default("") }),
  z.object({ type: z.literal("complaint"), campaign_id }),
  /** The notice of a consent, two years later (docs/product/email.md). */
  z.object({ type: z.literal("reconfirmation") }),
]);
export type ProofSource = z.infer<typeof ProofSource>;

/** An entry of an address's history, never changed: what was decided, where, and when. */
export const Proof = z.object({
  id: Id,
  source: ProofSource,
  /** What was set. */
  marketing: SubscribeStatus.optional(),
  refused_topics: z.array(Id).optional(),
  suppressed: SuppressionReason.nullable().optional(),
  night_consent: z.boolean().optional(),
  at: Time,
});
export type Proof = z.infer<typeof Proof>;
