import type { RemoteFlag } from "../shared/caller/remote-flags";
import type { Team } from "../shared/caller/team";
import type { User } from "../shared/caller/user";
import type { ApiKeyView } from "./api-key";
import type { CardAccount } from "./business-card/business-card";
import type { ConnectionView } from "./connection";
import type { FlagMap } from "./feature/feature-flag";
import type { IpList } from "./ip-list/ip-list";
import type { PlanRecord } from "./plan-record";
import type { Invitation } from "./team";
import type { WebhookView } from "./webhook/webhook";

/** An invitation's document id is its code, a connection's its provider and account. */
type Listed<T> = T & { id: string };

/** A Slack workspace. */
type Workspace = { id: string; name: string };

/** Flags of a team or of one of its users, whose id it is. */
type FlagsOf = { id: string; level: "team" | "user"; flags: FlagMap };

/** The remote flags that are on; the id is the team's. */
type RemoteConfigOf = { id: string; flags: RemoteFlag[] };

export type TeamsEvent =
  | { type: "team.created"; before: Team; after: Team }
  | { type: "team.changed"; before: Team; after: Team }
  | { type: "team.deletion-requested" | "team.deletion-cancelled"; before: Team; after: Team }
  | { type: "plan.changed"; before: PlanRecord; after: PlanRecord }
  | { type: "member.joined" | "member.requested" | "member.denied"; before: User; after: User }
  | { type: "member.role-changed"; before: User; after: User }
  | { type: "member.activated" | "member.deactivated"; before: User; after: User }
  | { type: "invitation.created"; before: null; after: Listed<Invitation> }
  | { type: "invitation.sent"; before: Listed<Invitation>; after: Listed<Invitation> }
  | { type: "invitation.cancelled"; before: Listed<Invitation>; after: null }
  | { type: "connection.created"; before: null; after: ConnectionView }
  | { type: "connection.deleted"; before: ConnectionView; after: null }
  | { type: "connection.revoked"; before: ConnectionView; after: ConnectionView }
  | {
      type: "credentials.changed";
      before: { id: string; client_id: string } | null;
      after: { id: string; client_id: string };
    }
  | { type: "slack.connected"; before: null; after: Workspace }
  | { type: "slack.disconnected"; before: Workspace; after: null }
  | { type: "slack.revoked"; before: Workspace; after: Workspace }
  | { type: "business-cards.connected"; before: null; after: CardAccount }
  | { type: "business-cards.disconnected"; before: CardAccount; after: null }
  | { type: "business-cards.revoked"; before: CardAccount; after: CardAccount }
  | { type: "webhook.created"; before: null; after: WebhookView }
  | {
      type: "webhook.changed" | "webhook.activated" | "webhook.deactivated" | "webhook.switched-off";
      before: WebhookView;
      after: WebhookView;
    }
  | { type: "webhook.deleted"; before: WebhookView; after: null }
  | { type: "webhook.secret-rotated"; before: null; after: { id: string } }
  | { type: "webhook.delivery-replayed"; before: null; after: { id: string; webhook_id: string } }
  /** An admin asked to send again all that failed since a time. */
  | { type: "webhook.replayed"; before: null; after: { id: string; since: string } }
  | { type: "api-key.created"; before: null; after: ApiKeyView }
  | { type: "api-key.changed" | "api-key.rotated"; before: ApiKeyView; after: ApiKeyView }
  | { type: "api-key.revoked"; before: ApiKeyView; after: null }
  | { type: "ip-list.changed"; before: Listed<IpList>; after: Listed<IpList> }
  /** An admin let their address in by a mailed link. */
  | { type: "ip-pass.created"; before: null; after: { id: string; email: string; ip: string; until: string } }
  | { type: "team.disabled" | "team.enabled"; before: Team; after: Team }
  | { type: "feature-flags.changed"; before: FlagsOf; after: FlagsOf }
  | { type: "remote-config.changed"; before: RemoteConfigOf; after: RemoteConfigOf }
  | { type: "dead-letter.replayed"; before: null; after: { id: string; task: string } }
  /** The days of UTC that were exported; null without a bound. */
  | { type: "audit-log.exported"; before: null; after: { id: string; from: string | null; to: string | null } }
  /** An API key read something by a tool of the MCP server: what it asked for, as JSON, and how many rows it got. */
  | { type: "mcp.read"; before: null; after: { id: string; tool: string; asked: string; rows: number | null } }
  | { type: "short-url.created"; before: null; after: { id: string; original_url: string } };
