import type { Clock, StripeEvent, StripeState, Subscription } from "../../../emulators/stripe/state";
import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";
import type { Member } from "./tenant";

/** The Stripe stand-in. */
export const stripe = standIn(suite.stripeUrl);

export const MONTHLY = "price_pro_monthly";
export const YEARLY = "price_pro_yearly";
export const SECRET = "whsec_dure_local";
/** A card whose first payment succeeds and whose later ones are declined. */
export const FAILS_LATER = "4000000000000341";

const tell = async (path: string, body: object) => {
  const response = await fetch(`${suite.stripeUrl}${path}`, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

export const plansPage = `${suite.appUrl}/settings/plans`;

/** Opens the checkout page as an admin; nothing is paid yet. */
export const openCheckout = async (admin: Member, seats = 3, price_id = MONTHLY): Promise<string> =>
  (await admin.client.teams.startCheckout({ body: { price_id, seats, redirect_url: plansPage } })).url;

/** Pays on the checkout page. @returns the URL that Stripe redirects to */
export async function pay(url: string, card = "4242424242424242"): Promise<string> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ card }), redirect: "manual" });
  const to = answer.headers.get("location");
  if (!to) throw new Error(`The page answered ${answer.status}.`);
  return to;
}

export const statusOf = (member: Member) => member.client.teams.getPlanStatus({});

/** Waits for a plan status that has these values. */
export const untilStatus = (member: Member, wanted: Partial<Awaited<ReturnType<typeof statusOf>>>) =>
  until(async () => {
    const status = await statusOf(member);
    const fits = Object.entries(wanted).every(([key, value]) => Reflect.get(status, key) === value);
    return fits && status;
  });

/** A team on Pro, on a test clock. */
export async function subscribe(admin: Member, { seats = 3, price = MONTHLY, card = "4242424242424242" } = {}) {
  const url = await openCheckout(admin, seats, price);
  const clock = (await tell("/__clock", { team_id: admin.teamId })) as Clock;
  await pay(url, card);
  await untilStatus(admin, { current_plan: "PRO" });
  return { advance: (days: number) => advance(clock.id, days) };
}

/** Advances a test clock and waits until Stripe has processed everything that became due. */
async function advance(id: string, days: number): Promise<void> {
  const api = `${suite.stripeUrl}/v1/test_helpers/test_clocks/${id}`;
  const headers = { authorization: "Bearer sk_test_dure_local" };
  const clock = async () => (await (await fetch(api, { headers })).json()) as Clock;
  const frozen_time = String((await clock()).frozen_time + days * 86_400);
  await fetch(`${api}/advance`, { method: "POST", headers, body: new URLSearchParams({ frozen_time }) });
  await until(async () => (await clock()).status === "ready");
}

export const setDeclines = ({ teamId }: Member, declines: boolean) => tell("/__card", { team_id: teamId, declines });
export const holdEvents = ({ teamId }: Member, holds: boolean) => tell("/__hold", { team_id: teamId, holds });
export const stripeEvents = async ({ teamId }: Member) =>
  (await tell("/__events", { team_id: teamId })) as StripeEvent[];
/** Delivers events in this order. */
export const deliver = ({ teamId }: Member, events: readonly string[]) =>
  tell("/__deliver", { team_id: teamId, events });

/** The team's subscriptions at Stripe. */
export async function subscriptionsOf({ teamId }: Member): Promise<Subscription[]> {
  const { subscriptions } = await stripe.state<StripeState>();
  return subscriptions.filter(({ metadata }) => metadata.team_id === teamId);
}
