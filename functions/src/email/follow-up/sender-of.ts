import type { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { readSignature } from "../../identity/signature/email-signature-store";
import { listUsers } from "../../identity/user/user-store";
import { readTeamAddress } from "../../teams/mailbox/team-address-store";

/**
 * The name, signature and reply-to address of a follow-up: those of the host, or of the person whom the page names
 * instead. It leaves from the mailbox of `userId`, if connected, else from `from`, an address of the team's verified
 * domain, else from the product's address.
 */
export async function senderOf(teamId: string, followUp: FollowUp) {
  const { host } = followUp;
  // A mail to the host comes from the product, so that hosts don't write to themselves.
  if (isToHost(followUp)) return { ...named(host.name, host.email), signature: undefined, userId: undefined };
  const sender = await personOf(teamId, followUp);
  const [signature, from] = await Promise.all([
    sender.userId === undefined ? undefined : readSignature(teamId, sender.userId),
    readTeamAddress(teamId, sender.email),
  ]);
  return { ...named(sender.name, sender.email), signature, userId: sender.userId, ...(from && { from }) };
}

/** Whether a mail goes to the meeting's host. */
export const isToHost = ({ sender, host, to }: FollowUp): boolean => sender === "ORGANIZER" && to.email === host.email;

async function personOf(teamId: string, { sender, host }: FollowUp) {
  if (sender === "ORGANIZER") return { userId: host.id, name: host.name, email: host.email };
  const member = (await listUsers(teamId, ["ACTIVE"])).find(({ email }) => email === sender);
  return { userId: member?.user_id, name: member?.display_name ?? "", email: sender };
}

const named = (name: string, email: string) => ({
  name: name || email,
  replyTo: { email, ...(name && { name }) },
});
