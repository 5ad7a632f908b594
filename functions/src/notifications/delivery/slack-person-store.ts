import { createHash } from "node:crypto";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

/** A person in a workspace; `user_id` is null if Slack knows no such address. */
const SlackPerson = z.object({ user_id: z.string().nullable(), until_ms: z.number() });
type SlackPerson = z.infer<typeof SlackPerson>;

type Place = { teamId: string; workspaceId: string; email: string };

/** The id is a hash, so that the address is not stored a second time. */
const personDoc = ({ teamId, workspaceId, email }: Place) =>
  inTeam(teamId, "slack-people").doc(
    createHash("sha256").update(`${workspaceId} ${email.toLowerCase()}`).digest("hex"),
  );

/** Slack's cached answer about an address; undefined once it has expired. */
export async function findSlackPerson(place: Place, nowMs: number): Promise<SlackPerson | undefined> {
  const doc = await personDoc(place).get();
  const known = doc.exists ? SlackPerson.parse(doc.data()) : undefined;
  return known && known.until_ms > nowMs ? known : undefined;
}

export async function saveSlackPerson(place: Place, userId: string | null, untilMs: number): Promise<void> {
  const person: SlackPerson = { user_id: userId, until_ms: untilMs };
  await personDoc(place).set({ ...person, expires_at: new Date(untilMs) });
}
