import type { EmailMedium } from "@dure/domain/scheduling/notification/notification";
import { listUsers } from "../../identity/user/user-store";

type Person = { id: string; name: string; email: string };

/** In whose name the invitee's mail leaves: the member whom its notification names, else the host. */
export async function senderOfNotice(teamId: string, sender: EmailMedium["sender"], host: Person): Promise<Person> {
  if (sender === "ORGANIZER") return host;
  const named = (await listUsers(teamId, ["ACTIVE"])).find(({ email }) => email === sender);
  return named ? { id: named.user_id, name: named.display_name || named.email, email: named.email } : host;
}
