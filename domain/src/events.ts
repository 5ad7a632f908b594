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

/** What one area tells the others, through the outbox. */
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

/** An event as the outbox keeps it. `after` is what came to be, `before` what was; `locale` its actor's language. */
export type OutboxEvent = DomainEvent & {
  id: string;
  at: string;
  locale: Locale;
  actor: Actor;
};
