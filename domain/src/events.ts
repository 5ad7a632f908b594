import type { EmailEvent } from "./email/events";
import type { FormsEvent } from "./forms/events";
import type { IdentityEvent } from "./identity/events";
import type { JourneysEvent } from "./journeys/events";
import type { NotificationsEvent } from "./notifications/events";
import type { RecordsEvent } from "./records/events";
import type { ReportsEvent } from "./reports/events";
import type { RoutingEvent } from "./routing/events";
import type { SchedulingEvent } from "./scheduling/events";
import type { Actor } from "./shared/access";
import type { Locale } from "./shared/text";
import type { TeamsEvent } from "./teams/events";

/** The events that areas send to each other through the outbox. */
export type DomainEvent =
  | IdentityEvent
  | TeamsEvent
  | RecordsEvent
  | FormsEvent
  | SchedulingEvent
  | RoutingEvent
  | EmailEvent
  | NotificationsEvent
  | ReportsEvent
  | JourneysEvent;

/**
 * An event in the outbox. `before` and `after` are the states before and after it; `locale` is its actor's language.
 */
export type OutboxEvent = DomainEvent & {
  id: string;
  at: string;
  locale: Locale;
  actor: Actor;
};
