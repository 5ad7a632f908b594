/** Whom an automation saw in its segment at the last look. */
type Seen = { segment_id: string; baseline: string; ids: ReadonlySet<string> };

type Look = {
  segment_id: string;
  /** Whether those enter, too, who were in the segment when the automation was activated. */
  existing: boolean;
  /** The activation that the look is for; "" for one of the schedule. */
  baseline: string;
  /** Whether the team has automations: without them nobody enters. */
  isRunning: boolean;
};

/** Whom an automation saw, and how many of those who enter by that look have entered. */
type Open = Omit<Seen, "ids"> & { entered: number; entering: number };

/**
 * Whether a look goes on with the last one, some of whose people have not entered yet. After another activation, or for
 * another segment, who is left counts as one who comes now.
 */
export function goesOn(last: Open, { segment_id, baseline, isRunning }: Look): boolean {
  if (!isRunning || last.entered >= last.entering) return false;
  return last.segment_id === segment_id && (baseline === "" || baseline === last.baseline);
}

/**
 * The records that have come into a segment since the last look. Without `existing`, whoever is there at the first look
 * after an activation was there before, and so was whoever comes while nobody enters. With it, they enter later.
 * @returns undefined if the look is not to be noted
 */
export function newMembers(ids: readonly string[], seen: Seen | undefined, look: Look): string[] | undefined {
  if (!look.isRunning) return look.existing ? undefined : [];
  const isFirst = seen?.segment_id !== look.segment_id;
  const isBaseline = isFirst || (look.baseline !== "" && look.baseline !== seen.baseline);
  if (isBaseline && !look.existing) return [];
  return isFirst ? [...ids] : ids.filter((id) => !seen.ids.has(id));
}
