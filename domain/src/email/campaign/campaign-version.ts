import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { CampaignContent } from "./campaign";

/** How many versions are kept of a campaign. */
export const MAX_VERSIONS = 50;

/** Saves of one member within this time are one version: the editor saves while somebody types. */
const SAME_VERSION_MS = 5 * 60_000;

export const VersionNumber = z.coerce.number<number>().int().positive();

/** A campaign's content as it was until somebody changed it; numbers count up within the campaign. */
export const CampaignVersion = z.object({
  version: z.int().positive(),
  /** The member who saved this content, and when. */
  saved_by: Id,
  saved_at: Time,
  content: CampaignContent,
});
export type CampaignVersion = z.infer<typeof CampaignVersion>;

type Saved = Pick<CampaignVersion, "version" | "saved_by" | "saved_at">;

/**
 * The version number for the content before a change. Undefined if it needs no version of its own: the same member
 * saved the last version only minutes before.
 */
export function versionToKeep(newest: Saved | undefined, before: Omit<Saved, "version">): number | undefined {
  if (!newest) return 1;
  const isSame =
    newest.saved_by === before.saved_by && Date.parse(before.saved_at) - Date.parse(newest.saved_at) < SAME_VERSION_MS;
  return isSame ? undefined : newest.version + 1;
}
