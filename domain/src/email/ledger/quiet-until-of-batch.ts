import { quietUntil } from "../law/law";
import type { Batch } from "./batch";
import type { FrozenContent } from "./frozen-content";

/**
 * When the law allows sending a batch; undefined if now. The recipients' time zone counts, or Seoul's if it is unknown,
 * wherever the team is. Notices that the law requires are sent at any hour.
 */
export const quietUntilOfBatch = (
  { law, with_unsubscriber }: Pick<FrozenContent, "law" | "with_unsubscriber">,
  { zone }: Pick<Batch, "zone">,
  now: string,
): string | undefined => (with_unsubscriber ? undefined : quietUntil(law, now, zone ?? undefined));
