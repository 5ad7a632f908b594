import type { EmailMedium } from "@dure/domain/scheduling/notification/notification";
import { listUsers } from "../../identity/user/user-store";
import type { Mail } from "../../platform/mail/send-mail";
import { readTeamAddress } from "../../teams/mailbox/team-address-store";

type Person = { id: string; name: string; email: string };

/** The member in whose name a mail is sent, and its headers if they have connected no mailbox. */
type NoticeSender = Person & { headers: Pick<Mail, "from" | "fromName"> };

/**
 * The sender of an invitee's mail: the member whom its notification names, else the host. The mail is sent under their
 * name, from the team's verified domain, else from the product's address.
 */
export async function senderOfNotice(
  teamId: string,
  sender: EmailMedium["sender"],
  host: Person,
): Promise<NoticeSender> {
  const person = await personOf(teamId, sender, host);
  const from = await readTeamAddress(teamId, person.email);
  return { ...person, headers: { ...(from && { from }), fromName: person.name } };
}

async function personOf(teamId: string, sender: EmailMedium["sender"], host: Person): Promise<Person> {
  if (sender === "ORGANIZER") return host;
  const named = (await listUsers(teamId, ["ACTIVE"])).find(({ email }) => email === sender);
  return named ? { id: named.user_id, name: named.display_name || named.email, email: named.email } : host;
}
