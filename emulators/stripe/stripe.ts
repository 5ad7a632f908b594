import { randomBytes } from "node:crypto";
import type { StateFile } from "../src/stand-in/state-file";
import { API_VERSION, type EventSender } from "./event-sender";
import type { Customer, Price, StripeState, Subscription } from "./state";
import { refuseMissing } from "./stripe-error";

/** The context of every route: the state, the time of a customer, and the events. */
export class Stripe {
  constructor(
    readonly file: StateFile<StripeState>,
    private readonly sender: EventSender,
    /** The stand-in's own address, for its pages. */
    readonly urlOf: () => string,
  ) {}

  get state(): StripeState {
    return this.file.data;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  /** Seconds: a customer on a test clock lives at the clock's time. */
  now(customer?: Customer): number {
    const clock = customer?.test_clock && this.state.clocks.find(({ id }) => id === customer.test_clock);
    return clock ? clock.frozen_time : Math.floor(Date.now() / 1000);
  }

  customer(id: string | undefined): Customer {
    return this.state.customers.find((one) => one.id === id) ?? refuseMissing("customer", id ?? "");
  }

  subscription(id: string | undefined): Subscription {
    return this.state.subscriptions.find((one) => one.id === id) ?? refuseMissing("subscription", id ?? "");
  }

  price(id: string | undefined): Price {
    return this.state.prices.find((one) => one.id === id) ?? refuseMissing("price", id ?? "");
  }

  /** The customer whose metadata name this team: control routes know teams, not customers. */
  customerOfTeam(teamId: string): Customer {
    return (
      this.state.customers.find(({ metadata }) => metadata.team_id === teamId) ?? refuseMissing("customer", teamId)
    );
  }

  /** Records an event with a snapshot of the object, and sends it unless the customer's events are held. */
  emit(type: string, object: object, customer: Customer, previous_attributes?: Record<string, unknown>): void {
    const event = {
      id: this.newId("evt"),
      object: "event" as const,
      type,
      api_version: API_VERSION,
      created: this.now(customer),
      livemode: false as const,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone({ ...object }), ...(previous_attributes && { previous_attributes }) },
    };
    this.state.events.push(event);
    if (!customer.holds_events) this.sender.send(event);
    this.file.changed();
  }

  /** Sends events in this order, one after another, even if they were sent before. */
  deliver(ids: readonly string[]): Promise<void> {
    const found = ids.flatMap((id) => this.state.events.filter((one) => one.id === id));
    return this.sender.sendInOrder(found);
  }
}
