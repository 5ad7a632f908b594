import { Invitation } from "@dure/domain/teams/team";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { getInvitedCode, removeInvited, saveInvited } from "../../identity/tenant/tenant-store";
import { inTeam } from "../../platform/firebase";

const invitations = (teamId: string) => inTeam(teamId, "invitations");
const toInvitation = (doc: DocumentSnapshot): Invitation => Invitation.parse(doc.data());

/** Newest first. */
export async function listInvitationDocs(teamId: string): Promise<Invitation[]> {
  const found = await invitations(teamId).orderBy("created_at", "desc").get();
  return found.docs.map(toInvitation);
}

export async function findInvitation(tx: Transaction, teamId: string, code: string): Promise<Invitation | undefined> {
  const doc = await tx.get(invitations(teamId).doc(code));
  return doc.exists ? toInvitation(doc) : undefined;
}

/** The open invitation of an e-mail address. */
export async function findInvitationFor(tx: Transaction, teamId: string, email: string) {
  const code = await getInvitedCode(tx, teamId, email);
  return code ? findInvitation(tx, teamId, code) : undefined;
}

/** The e-mail addresses among these that have an open invitation. */
export async function findInvited(tx: Transaction, teamId: string, emails: readonly string[]): Promise<string[]> {
  const codes = await Promise.all(emails.map((email) => getInvitedCode(tx, teamId, email)));
  return emails.filter((_, at) => codes[at] !== undefined);
}

/** Writes an invitation and the document that marks its e-mail address as invited. */
export function saveInvitation(tx: Transaction, teamId: string, invitation: Invitation): void {
  tx.set(invitations(teamId).doc(invitation.invitation_code), invitation);
  if (invitation.state === "joined") removeInvited(tx, teamId, invitation.email);
  else saveInvited(tx, teamId, invitation.email, invitation.invitation_code);
}

export function removeInvitation(tx: Transaction, teamId: string, { invitation_code, email }: Invitation): void {
  tx.delete(invitations(teamId).doc(invitation_code));
  removeInvited(tx, teamId, email);
}
