import { z } from "zod";
import { AppError } from "../../shared/error";
import { LOCALES } from "../../shared/text";
import { Id, Time } from "../../shared/value";
import { teamExportTexts } from "./texts";

const DAY_MS = 86_400_000;
/** How long the file can be downloaded. */
export const TEAM_EXPORT_KEPT_MS = 7 * DAY_MS;
/** A running export that is older was killed in every attempt and could not record that. */
const ABANDONED_MS = 3_600_000;

export const TeamExportState = z.enum(["running", "ready", "failed"]);

/** The export of all of a team's data: a team has one at a time, and a new one replaces it. */
export const TeamExport = z.object({
  id: Id,
  state: TeamExportState,
  requested_by: z.string(),
  locale: z.enum(LOCALES),
  created_at: Time,
  finished_at: Time.nullable(),
  /** When its file is deleted. */
  expires_at: Time.nullable(),
  bytes: z.int().nonnegative().nullable(),
});
export type TeamExport = z.infer<typeof TeamExport>;

/** An export as admins see it. */
export const TeamExportView = TeamExport.omit({ locale: true });
export type TeamExportView = z.infer<typeof TeamExportView>;

export const teamExportPath = (teamId: string, id: string): string => `/team-exports/${teamId}/${id}.zip`;

type Asked = { id: string; by: string; locale: TeamExport["locale"]; now: string };

/** An export that was asked for by this time and still runs is abandoned. */
export const abandonedBy = (now: string): string => new Date(Date.parse(now) - ABANDONED_MS).toISOString();

const isAbandoned = ({ state, created_at }: TeamExport, now: string): boolean =>
  state === "running" && created_at <= abandonedBy(now);

/** @throws CONFLICT while another one runs */
export function newTeamExport(known: TeamExport | undefined, { id, by, locale, now }: Asked): TeamExport {
  if (known?.state === "running" && !isAbandoned(known, now)) throw new AppError("CONFLICT", teamExportTexts.running);
  const open = { finished_at: null, expires_at: null, bytes: null };
  return { id, state: "running", requested_by: by, locale, created_at: now, ...open };
}

export const withFile = (running: TeamExport, bytes: number, now: string): TeamExport => ({
  ...running,
  state: "ready",
  bytes,
  finished_at: now,
  expires_at: new Date(Date.parse(now) + TEAM_EXPORT_KEPT_MS).toISOString(),
});

/** The export with its file; @throws NOT_FOUND before it is ready and after its file is gone */
export function assertReady(known: TeamExport | undefined, id: string, now: string): TeamExport {
  if (known?.id !== id || known.state !== "ready" || (known.expires_at ?? "") <= now)
    throw new AppError("NOT_FOUND", teamExportTexts.gone);
  return known;
}

/** What admins see; null once its file is gone. An abandoned export has failed, so that they can ask for another. */
export function viewTeamExport(known: TeamExport | undefined, now: string): TeamExportView | null {
  if (!known || (known.expires_at !== null && known.expires_at <= now)) return null;
  const { locale: _, ...view } = known;
  return isAbandoned(known, now) ? { ...view, state: "failed" } : view;
}
