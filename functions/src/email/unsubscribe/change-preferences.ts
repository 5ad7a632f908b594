import { randomUUID } from "node:crypto";
import type { AddressState } from "@dure/domain/email/address/address";
import { decidePreferences, type PreferenceChoice } from "@dure/domain/email/unsubscribe/preferences";
import { type Context, forTeam } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeAddress } from "../address/change-address";
import type { UnsubscribeLink } from "./unsubscribe-token";

/**
 * Does what a recipient chose. A choice that changes nothing writes nothing, so a repeated one leaves no second proof.
 * @returns what is known of the address from now on
 */
export const changePreferences = (
  visitor: Context,
  { teamId, email, campaign_id }: UnsubscribeLink,
  choice: PreferenceChoice,
  topicIds: readonly string[],
): Promise<AddressState> => {
  const ctx: Context = { ...forTeam(visitor, teamId), actor: { id: "recipient", role: "public", name: "recipient" } };
  const isOneClick = choice.action === "unsubscribe" && choice.isOneClick;
  const source = { type: isOneClick ? "one-click" : "preference-page", campaign_id } as const;
  return transaction(ctx, async (tx) => {
    const decide = (before: AddressState) => decidePreferences(before, choice, topicIds, ctx.now);
    const proof = { id: randomUUID(), source, at: ctx.now };
    const { state, events } = await changeAddress(tx, teamId, email, decide, proof);
    return { answer: state, event: events };
  });
};
