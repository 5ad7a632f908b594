import type { MailFact } from "@dure/domain/email/event/mail-fact";
import { reaction } from "../../platform/outbox/reaction";
import { applyToRecipients } from "./recipient-facts-store";

/**
 * Notes on the recipient that the link in a campaign's mail was used to unsubscribe. A recipient takes a fact once, so the
 * reaction may run twice.
 */
export const noteUnsubscribe = reaction("note-unsubscribe", ["address.changed"], async (teamId, event) => {
  const { source, after, before } = event;
  const isByMail = source.type === "one-click" || source.type === "preference-page";
  if (!isByMail || source.campaign_id === null) return;
  if (after.marketing === before.marketing || after.marketing === "subscribed") return;
  const fact: MailFact = { kind: "unsubscribe", at: after.updated_at };
  await applyToRecipients(teamId, source.campaign_id, new Map([[after.id, [fact]]]));
});
