import type { billingApi, InvoiceView } from "@dure/domain/teams/billing-api";
import type Stripe from "stripe";
import type { Verb } from "../../platform/http/endpoint";
import { readBilling } from "./billing-store";
import { callStripe } from "./stripe-client";

const PAGE = 24;

/** Newest first; a team that never paid has none. */
export const listInvoices: Verb<typeof billingApi.listInvoices> = async (ctx, { query: { cursor } }) => {
  const { customer_id } = await readBilling(ctx.teamId);
  if (!customer_id) return { data: [], cursor: null };
  const { data, has_more } = await callStripe((stripe) =>
    stripe.invoices.list({ customer: customer_id, limit: PAGE, ...(cursor && { starting_after: cursor }) }),
  );
  return { data: data.map(viewOf), cursor: has_more ? (data.at(-1)?.id ?? null) : null };
};

const STATES = ["draft", "open", "paid", "uncollectible", "void"] as const;

const viewOf = (invoice: Stripe.Invoice): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  status: STATES.find((state) => state === invoice.status) ?? "draft",
  created_at: new Date(invoice.created * 1000).toISOString(),
  total: invoice.total,
  amount_due: invoice.amount_remaining,
  currency: invoice.currency.toUpperCase(),
  url: invoice.hosted_invoice_url ?? null,
  pdf_url: invoice.invoice_pdf ?? null,
});
