/** The ids of an automation's segment at the last look. */
type Seen = { segment_id: string; baseline: string; ids: ReadonlySet<string> };

type Look = {
  segment_id: string;
  /** Whether people who are already in the segment at activation enter, too. */
  existing: boolean;
  /** The activation that the look is for; "" for one of the schedule. */
  baseline: string;
  /** Whether the team's plan has automations; without them nobody enters. */
  isRunning: boolean;
};

/** The last look, how many people enter because of it (`entering`), and how many of them have entered (`entered`). */
type Open = Omit<Seen, "ids"> & { entered: number; entering: number };

/**
 * Whether a look resumes the last one, because some of its people have not entered yet. After another activation or for
 * another segment, the remaining people count as newcomers.
 */
export function goesOn(last: Open, { segment_id, baseline, isRunning }: Look): boolean {
  if (!isRunning || last.entered >= last.entering) return false;
  return last.segment_id === segment_id && (baseline === "" || baseline === last.baseline);
}

/**
 * The records that have come into a segment since the last look. Without `existing`, people who are there at the first
 * look after an activation, or who come while nobody can enter, never enter. With it, they enter later.
 * @returns undefined if the look is not to be stored
 */
export function newMembers(ids: readonly string[], seen: Seen | undefined, look: Look): string[] | undefined {
  if (!look.isRunning) return look.existing ? undefined : [];
  const isFirst = seen?.segment_id !== look.segment_id;
  const isBaseline = isFirst || (look.baseline !== "" && look.baseline !== seen.baseline);
  if (isBaseline && !look.existing) return [];
  return isFirst ? [...ids] : ids.filter((id) => !seen.ids.has(id));
}
