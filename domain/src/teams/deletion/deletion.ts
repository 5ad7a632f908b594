import { z } from "zod";
import type { Team } from "../../shared/caller/team";
import { AppError } from "../../shared/error";
import { Time } from "../../shared/value";
import { teamsTexts } from "../texts";

const DAY_MS = 86_400_000;
/** How long an admin can take a deletion back. */
export const DELETION_WAIT_DAYS = 14;
/** A job that was running when a team was deleted may leave data behind, so the purge is repeated once. */
const SWEEP_AFTER_MS = DAY_MS;

/**
 * The record that remains of a deleted team: that it existed, who deleted it and when. Its address stays reserved
 * (docs/deletion.md).
 */
export const DeletedTeam = z.object({
  team_id: z.string(),
  team_slug: z.string().nullable(),
  domain: z.string(),
  display_name: z.string(),
  requested_by: z.string(),
  requested_at: Time,
  started_at: Time,
  /**
   * The customer at Stripe, so that checkout pages and subscriptions can be ended after the team's own documents are
   * gone.
   */
  customer_id: z.string().nullable().default(null),
  /** When its data is purged next; null once nothing is left to purge. */
  purge_at: Time.nullable(),
  purges: z.int().nonnegative(),
});
export type DeletedTeam = z.infer<typeof DeletedTeam>;

/**
 * Schedules the deletion of a team.
 * @param name what the admin typed: the team's name, to prove that they mean it
 * @throws CONFLICT if it is scheduled already, BAD_REQUEST for another name
 */
export function requestDeletion(team: Team, { name, by, now }: { name: string; by: string; now: string }): Team {
  if (team.deletion) throw new AppError("CONFLICT", teamsTexts.deletionKnown);
  if (name !== team.display_name)
    throw new AppError("BAD_REQUEST", teamsTexts.deletionName, [
      { path: "body.display_name", message: teamsTexts.deletionName },
    ]);
  const due_at = new Date(Date.parse(now) + DELETION_WAIT_DAYS * DAY_MS).toISOString();
  return { ...team, deletion: { requested_by: by, requested_at: now, due_at }, updated_at: now };
}

/** @throws CONFLICT if none is scheduled, or it has begun */
export function cancelDeletion(team: Team, now: string): Team {
  if (!team.deletion || team.state === "disabled") throw new AppError("CONFLICT", teamsTexts.noDeletion);
  return { ...team, deletion: null, updated_at: now };
}

/**
 * The entry of a team whose wait is over; undefined for any other.
 * @param customer_id the team's customer at Stripe
 */
export function startDeletion(team: Team, customer_id: string | null, now: string): DeletedTeam | undefined {
  const { deletion, team_id, team_slug, domain, display_name } = team;
  if (!deletion || deletion.due_at > now) return undefined;
  const { requested_by, requested_at } = deletion;
  return {
    team_id,
    team_slug,
    domain,
    display_name,
    requested_by,
    requested_at,
    started_at: now,
    customer_id,
    purge_at: now,
    purges: 0,
  };
}

/** The entry after a purge: the second one, a day later, is the last. */
export const afterPurge = (entry: DeletedTeam, now: string): DeletedTeam => ({
  ...entry,
  purges: entry.purges + 1,
  purge_at: entry.purges === 0 ? new Date(Date.parse(now) + SWEEP_AFTER_MS).toISOString() : null,
});
