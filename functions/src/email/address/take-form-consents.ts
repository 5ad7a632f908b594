import type { AddressState } from "@dure/domain/email/address/address";
import { normaliseAddress } from "@dure/domain/email/address/address";
import { takeFormConsent } from "@dure/domain/email/address/take-form-consent";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeAddress } from "./change-address";

/**
 * Notes what a visitor answered to a form's questions for consent, with the words that they read. The proof's id is the
 * event's, so a second run notes nothing. Neither address nor browser of the visitor is kept: the law does not ask for them.
 */
export const takeFormConsents = reaction("take-form-consents", ["email-consent.answered"], async (teamId, event) => {
  const { form_id, title, email, consents, answered_at: at } = event.after;
  const address = normaliseAddress(email);
  if (address === undefined) return;
  const text = consents.map(({ text, is_given }) => `${is_given ? "☑" : "☐"} ${text}`).join("\n");
  const source = { type: "form", form_id, title, text } as const;
  await transaction(systemContext(teamId, "take-form-consents"), async (tx) => {
    const change = (before: AddressState) => takeFormConsent(before, consents, at);
    const { events } = await changeAddress(tx, teamId, address, change, { id: event.id, source, at });
    return { answer: undefined, event: events };
  });
});
