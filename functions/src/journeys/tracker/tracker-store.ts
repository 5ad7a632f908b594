import { TrackerSettings } from "@dure/domain/journeys/tracker/tracker";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { findTeam } from "../../platform/auth/team-store";
import { firestore, inTeam } from "../../platform/firebase";

const settingsDoc = (teamId: string) => inTeam(teamId, "tracker-settings").doc("site");
const activityDoc = (teamId: string) => inTeam(teamId, "tracker-settings").doc("activity");
/** Maps a site key to its team. */
const registryDoc = (key: string) => firestore.doc(`site-keys/${key}`);
const Registered = z.object({ team_id: z.string() });

const toSettings = (doc: DocumentSnapshot): TrackerSettings | undefined =>
  doc.exists ? TrackerSettings.parse(doc.data()) : undefined;

export const readTracker = async (teamId: string): Promise<TrackerSettings | undefined> =>
  toSettings(await settingsDoc(teamId).get());

export const getTrackerIn = async (tx: Transaction, teamId: string): Promise<TrackerSettings | undefined> =>
  toSettings(await tx.get(settingsDoc(teamId)));

/** Saves the settings; a new site key is added to the registry. */
export function saveTracker(
  tx: Transaction,
  teamId: string,
  settings: TrackerSettings,
  before: TrackerSettings | undefined,
): void {
  if (!before) tx.create(registryDoc(settings.site_key), { team_id: teamId });
  tx.set(settingsDoc(teamId), settings);
}

/** The team of a site key, and the websites that may send events. */
export type TrackedTeam = { teamId: string; sites: readonly string[] };

/**
 * Every post looks up its key, so look-ups are cached for some seconds. A change of the sites takes effect after that.
 */
const KNOWN_MS = 5_000;
const known = new LRUCache<string, { found: TrackedTeam | undefined }>({ max: 5_000, ttl: KNOWN_MS });

/** The team of a site key; undefined if there is none, or if it is disabled. */
export async function findTrackedTeam(key: string): Promise<TrackedTeam | undefined> {
  const cached = known.get(key);
  if (cached) return cached.found;
  const found = await lookUp(key);
  known.set(key, { found });
  return found;
}

async function lookUp(key: string): Promise<TrackedTeam | undefined> {
  const { data } = Registered.safeParse((await registryDoc(key).get()).data());
  if (!data) return undefined;
  const teamId = data.team_id;
  const [settings, team] = await Promise.all([readTracker(teamId), findTeam(teamId)]);
  if (settings?.site_key !== key || !team || team.team.state === "disabled") return undefined;
  return { teamId, sites: settings.allowed_sites };
}

/** How often an instance records that events came in: all records go to one document. */
const NOTED_MS = 5_000;
const noted = new LRUCache<string, true>({ max: 5_000, ttl: NOTED_MS });

/** Records when a team's last event came in, at most every few seconds. */
export async function noteActivity(teamId: string, now: string): Promise<void> {
  if (noted.has(teamId)) return;
  noted.set(teamId, true);
  await activityDoc(teamId).set({ last_event_at: now });
}

export async function readLastEventAt(teamId: string): Promise<string | null> {
  return (await activityDoc(teamId).get()).get("last_event_at") ?? null;
}
