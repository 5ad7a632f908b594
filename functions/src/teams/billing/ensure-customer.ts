import { type Context, callerOf, personOf, systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getBilling, readBilling, registerCustomer, saveBilling } from "./billing-store";
import { callStripe } from "./stripe-client";

/**
 * The team's customer at Stripe, created at its first checkout. Of two concurrent requests, the first one's is kept.
 */
export async function ensureCustomer(ctx: Context): Promise<string> {
  const { teamId } = ctx;
  const known = await readBilling(teamId);
  if (known.customer_id) return known.customer_id;
  const { team } = callerOf(ctx);
  const user = personOf(ctx);
  const made = await callStripe((stripe) =>
    stripe.customers.create(
      { email: user.email, name: team.company_name || team.display_name, metadata: { team_id: teamId } },
      { idempotencyKey: `customer-${teamId}-${user.user_id}` },
    ),
  );
  return transaction(systemContext(teamId, "billing"), async (tx) => {
    const billing = await getBilling(tx, teamId);
    if (billing.customer_id) return { answer: billing.customer_id, event: [] };
    saveBilling(tx, teamId, { ...billing, customer_id: made.id });
    registerCustomer(tx, teamId, made.id);
    return { answer: made.id, event: [] };
  });
}
