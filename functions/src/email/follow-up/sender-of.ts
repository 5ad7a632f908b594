import type { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { readSignature } from "../../identity/sign/email-sign-store";
import { listUsers } from "../../identity/user/user-store";

/**
 * Whose name and signature a follow-up carries and where its answers go: the host, or whom its page names instead. It leaves
 * from the mailbox of `userId`, if they have connected one.
 */
export async function senderOf(teamId: string, { sender, host, to }: FollowUp) {
  // Nobody writes to themselves: a host's own mail is the product's.
  if (sender === "ORGANIZER" && to.email === host.email)
    return { ...named(host.name, host.email), signature: undefined, userId: undefined };
  if (sender === "ORGANIZER")
    return { ...named(host.name, host.email), signature: await readSignature(teamId, host.id), userId: host.id };
  const active = await listUsers(teamId, ["ACTIVE"]);
  const member = active.find(({ email }) => email === sender);
  const signature = member && (await readSignature(teamId, member.user_id));
  return { ...named(member?.display_name ?? "", sender), signature, userId: member?.user_id };
}

const named = (name: string, email: string) => ({
  name: name || email,
  replyTo: { email, ...(name && { name }) },
});
