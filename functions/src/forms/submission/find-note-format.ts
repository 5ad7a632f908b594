import type { NoteFormat } from "@dure/domain/forms/submission/meeting-note";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";

/** How a meeting's note is written: in its host's language and the team's zone, like the post to Slack. */
export async function findNoteFormat(teamId: string, hostId: string): Promise<NoteFormat> {
  const [{ team }, locale] = await Promise.all([readCaller(teamId, hostId), readLanguage(hostId)]);
  return { locale, zone: team.timezone };
}
