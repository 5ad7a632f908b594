import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSlack, type SlackWorkspace, saveSlack } from "./slack-store";

/** Marks a workspace whose token Slack refuses. A workspace that was reconnected meanwhile stays connected. */
export function markSlackRevoked(teamId: string, { token }: SlackWorkspace): Promise<void> {
  return transaction(systemContext(teamId, "slack"), async (tx) => {
    const known = await readSlack(tx, teamId);
    if (!known || known.revoked || known.token !== token) return { answer: undefined, event: [] };
    saveSlack(tx, teamId, { ...known, revoked: true });
    const about = { id: known.id, name: known.name };
    return { answer: undefined, event: { type: "slack.revoked", before: about, after: about } };
  });
}
