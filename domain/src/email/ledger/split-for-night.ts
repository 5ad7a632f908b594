import type { Batch } from "./batch";

type Row = Pick<Batch["rows"][number], "key" | "email">;

/**
 * Who of a batch may get a mail now, where quiet hours hold for the batch: those who agreed to mails at night. The others wait.
 * @param quietUntil when the quiet hours end; undefined where they don't hold
 */
export function splitForNight(
  rows: readonly Row[],
  quietUntil: string | undefined,
  agrees: (email: string) => boolean,
): { now: string[]; areOthersWaiting: boolean } {
  const awake = quietUntil === undefined ? rows : rows.filter(({ email }) => agrees(email));
  return { now: awake.map(({ key }) => key), areOthersWaiting: awake.length < rows.length };
}
