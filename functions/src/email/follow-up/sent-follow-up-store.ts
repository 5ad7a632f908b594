import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";

/** As long as the rest of a record's timeline: a year and a day. */
const KEPT_MS = 366 * 86_400_000;
/** The most follow-ups of one address that a timeline shows. */
const MAX_OF_ADDRESS = 200;

const SentFollowUp = z.object({ id: z.string(), email: z.string(), title: z.string(), sent_at: z.string() });
export type SentFollowUp = z.infer<typeof SentFollowUp>;

const sent = (teamId: string) => inTeam(teamId, "sent-follow-ups");

/** Notes that a follow-up was sent, for the timelines of records with its address. The first note of an id stays. */
export async function noteSentFollowUp(teamId: string, { id, ...mail }: SentFollowUp): Promise<void> {
  const expires_at = new Date(Date.parse(mail.sent_at) + KEPT_MS);
  try {
    await sent(teamId)
      .doc(id)
      .create({ ...mail, expires_at });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The follow-ups that were sent to a normalized address, in no order. */
export async function findSentFollowUps(teamId: string, email: string): Promise<SentFollowUp[]> {
  const { docs } = await sent(teamId).where("email", "==", email).limit(MAX_OF_ADDRESS).get();
  return docs.map((doc) => SentFollowUp.parse({ ...doc.data(), id: doc.id }));
}
