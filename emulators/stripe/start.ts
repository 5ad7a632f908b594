import { html, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { answerOnce, type Verb } from "./answer-once";
import { checkoutPage, createSession, expireSession, getSession, listSessions, pay } from "./checkout";
import { advanceClock, catchUp, createClock, getClock } from "./clocks";
import { changeCustomer, createCustomer, getCustomer } from "./customers";
import { eventSender } from "./event-sender";
import { hookRoutes } from "./hook-routes";
import { getInvoice, listInvoices } from "./invoices";
import { createPortal, portalPage, saveCard } from "./portal";
import { previewInvoice } from "./preview";
import { getPrice, listPrices } from "./prices";
import { changeSchedule, createSchedule, getSchedule, releaseSchedule } from "./schedules";
import { newStripeState, STATE_VERSION, type StripeState } from "./state";
import { Stripe } from "./stripe";
import { stripeError } from "./stripe-error";
import { cancelSubscription, changeSubscription, getSubscription, listSubscriptions } from "./subscriptions";

const BODY_LIMIT_BYTES = 1024 * 1024;

export interface StripeOptions {
  /** 0 means any free port. */
  port: number;
  stateFile?: string | undefined;
  /** The product's address; without one no events are sent. */
  appUrl?: string | undefined;
  webhookSecret?: string | undefined;
}

/** Starts the stand-in for Stripe Billing: its API, checkout and portal pages, test clocks and signed events. */
export async function start(options: StripeOptions): Promise<RunningStandIn> {
  let url = `http://127.0.0.1:${options.port}`;
  const running = await startServer({ port: options.port, service: (log) => createService(options, log, () => url) });
  url = running.url;
  return running;
}

function createService(options: StripeOptions, log: LoggedRequest[], urlOf: () => string): Service {
  const { stateFile: path, appUrl, webhookSecret = "whsec_local" } = options;
  const file = new StateFile<StripeState>({ path, version: STATE_VERSION, create: newStripeState });
  const sender = eventSender(appUrl && `${appUrl}/api/stripe-events`, webhookSecret);
  const stripe = new Stripe(file, sender, urlOf);
  return {
    routes: [...apiRoutes(stripe), ...pageRoutes(stripe), ...hookRoutes(stripe)],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    error: stripeError,
    state: () => ({ ...file.data, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

const VERBS: [string, string, Verb][] = [
  ["POST", "/v1/customers", createCustomer],
  ["GET", "/v1/customers/:id", getCustomer],
  ["POST", "/v1/customers/:id", changeCustomer],
  ["GET", "/v1/prices", listPrices],
  ["GET", "/v1/prices/:id", getPrice],
  ["GET", "/v1/checkout/sessions", listSessions],
  ["POST", "/v1/checkout/sessions", createSession],
  ["GET", "/v1/checkout/sessions/:id", getSession],
  ["POST", "/v1/checkout/sessions/:id/expire", expireSession],
  ["POST", "/v1/billing_portal/sessions", createPortal],
  ["GET", "/v1/subscriptions", listSubscriptions],
  ["GET", "/v1/subscriptions/:id", getSubscription],
  ["POST", "/v1/subscriptions/:id", changeSubscription],
  ["DELETE", "/v1/subscriptions/:id", cancelSubscription],
  ["POST", "/v1/subscription_schedules", createSchedule],
  ["GET", "/v1/subscription_schedules/:id", getSchedule],
  ["POST", "/v1/subscription_schedules/:id", changeSchedule],
  ["POST", "/v1/subscription_schedules/:id/release", releaseSchedule],
  ["GET", "/v1/invoices", listInvoices],
  ["GET", "/v1/invoices/:id", getInvoice],
  ["POST", "/v1/invoices/create_preview", previewInvoice],
  ["POST", "/v1/test_helpers/test_clocks", createClock],
  ["GET", "/v1/test_helpers/test_clocks/:id", getClock],
  ["POST", "/v1/test_helpers/test_clocks/:id/advance", advanceClock],
];

const apiRoutes = (stripe: Stripe): Route[] =>
  VERBS.map(([method, pattern, verb]) =>
    route(method, pattern, (request) => {
      catchUp(stripe);
      return answerOnce(stripe, request, verb);
    }),
  );

const pageRoutes = (stripe: Stripe): Route[] => [
  route("GET", "/", () => subscriptionsPage(stripe)),
  route("GET", "/c/pay/:id", (request) => checkoutPage(stripe, request)),
  route("POST", "/c/pay/:id", (request) => pay(stripe, request)),
  route("GET", "/p/session/:id", (request) => portalPage(stripe, request)),
  route("POST", "/p/session/:id", (request) => saveCard(stripe, request)),
  route("GET", "/i/:id", ({ params }) => invoicePage(stripe, params.id)),
  route("GET", "/i/:id/pdf", ({ params }) => invoicePage(stripe, params.id)),
];

function subscriptionsPage(stripe: Stripe): Reply {
  const rows = stripe.state.subscriptions.toReversed().map((one) => {
    const [item] = one.items.data;
    const end = new Date(item.current_period_end * 1000).toISOString().slice(0, 10);
    const { name } = stripe.customer(one.customer);
    return [name ?? one.customer, one.status, item.price.recurring.interval, item.quantity, end];
  });
  const shown = table(["Customer", "State", "Every", "Seats", "Period ends"], rows, "None");
  return htmlPage(page("Stripe", html`<h1>Stripe subscriptions</h1>${shown}`));
}

function invoicePage(stripe: Stripe, id: string | undefined): Reply {
  const invoice = stripe.state.invoices.find((one) => one.id === id);
  if (!invoice) return htmlPage(page("Invoice", html`<h1>No such invoice</h1>`), 404);
  const lines = invoice.lines.data.map((one) => [one.description, `₩${one.amount.toLocaleString("ko-KR")}`]);
  return htmlPage(
    page(
      "Invoice",
      html`<h1>Invoice ${invoice.number}</h1><p>${invoice.status}</p>${table(["", "Amount"], lines, "")}`,
    ),
  );
}
