import { enroll } from "./enroll";
import { noteEntered, type SegmentMembers } from "./segment-members-store";

/** How many enter at once; as many enter again, which does nothing, after a run that died. */
const AT_ONCE = 20;

/**
 * Lets those enter whom a look has found, and notes how far it has come. A run that died, and one beside this one, let each
 * enter once, since the entries carry the look's number.
 * @param endMs when no more are begun with
 * @returns the look while some are left to enter; undefined once all have, or if another run goes on with it
 */
export async function enterMembers(
  teamId: string,
  automationId: string,
  look: SegmentMembers,
  endMs: number,
): Promise<SegmentMembers | undefined> {
  let current = look;
  while (current.entered < current.entering) {
    const { ids, segment_id, generation, entered, entering } = current;
    const chunk = ids.slice(entered, Math.min(entered + AT_ONCE, entering));
    const eventId = `segment ${segment_id} ${generation}`;
    await Promise.all(chunk.map((recordId) => enroll(teamId, { automationId, recordId, eventId })));
    const noted = await noteEntered(teamId, automationId, current, entered + chunk.length);
    if (!noted) return undefined;
    current = noted;
    if (Date.now() >= endMs && noted.entered < noted.entering) return noted;
  }
  return undefined;
}
