import { Time } from "@dure/domain/shared/value";
import type { SlackView } from "@dure/domain/teams/slack";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam } from "../../platform/firebase";

/** The workspace that a team posts to. `token` is its bot's, sealed; it opens at this document only. */
const SlackWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  token: z.string(),
  /** Whether the token was revoked: the workspace counts as disconnected until an admin connects it again. */
  revoked: z.boolean(),
  connected_at: Time,
});
export type SlackWorkspace = z.infer<typeof SlackWorkspace>;

const slackDoc = (teamId: string) => inTeam(teamId, "settings").doc("slack");
const toWorkspace = (doc: DocumentSnapshot) => (doc.exists ? SlackWorkspace.parse(doc.data()) : undefined);

export const sealToken = (teamId: string, token: string): string => seal(token, slackDoc(teamId).path);
export const openToken = (teamId: string, { token }: SlackWorkspace): string => unseal(token, slackDoc(teamId).path);

export const findSlack = async (teamId: string): Promise<SlackWorkspace | undefined> =>
  toWorkspace(await slackDoc(teamId).get());

export const readSlack = async (tx: Transaction, teamId: string): Promise<SlackWorkspace | undefined> =>
  toWorkspace(await tx.get(slackDoc(teamId)));

export function saveSlack(tx: Transaction, teamId: string, workspace: SlackWorkspace): void {
  tx.set(slackDoc(teamId), workspace);
}

export function removeSlack(tx: Transaction, teamId: string): void {
  tx.delete(slackDoc(teamId));
}

export const toSlackView = (workspace: SlackWorkspace | undefined): SlackView => ({
  connected: workspace !== undefined && !workspace.revoked,
  workspace: workspace?.name ?? null,
});
