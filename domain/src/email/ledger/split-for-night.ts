import type { Batch } from "./batch";

type Row = Pick<Batch["rows"][number], "key" | "email">;

/**
 * The keys of a batch's recipients who may get a mail now. In quiet hours, only those who agreed to mails at night may.
 * @param quietUntil when the quiet hours end; undefined outside of them
 */
export function splitForNight(
  rows: readonly Row[],
  quietUntil: string | undefined,
  agrees: (email: string) => boolean,
): { now: string[]; areOthersWaiting: boolean } {
  const awake = quietUntil === undefined ? rows : rows.filter(({ email }) => agrees(email));
  return { now: awake.map(({ key }) => key), areOthersWaiting: awake.length < rows.length };
}
