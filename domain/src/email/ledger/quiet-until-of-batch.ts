import { quietUntil } from "../law/law";
import type { Batch } from "./batch";
import type { FrozenContent } from "./frozen-content";

/**
 * When the law lets a batch leave; undefined: now. The recipients' clock counts, and Seoul's where it is not known, wherever
 * the team is. Notices that the law demands leave at any hour.
 */
export const quietUntilOfBatch = (
  { law, with_unsubscriber }: Pick<FrozenContent, "law" | "with_unsubscriber">,
  { zone }: Pick<Batch, "zone">,
  now: string,
): string | undefined => (with_unsubscriber ? undefined : quietUntil(law, now, zone ?? undefined));
