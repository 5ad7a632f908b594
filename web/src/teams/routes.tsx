import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  open: [{ path: "ip-pass", lazy: { Component: async () => (await import("./ip-list/ip-pass-page")).IpPassPage } }],
  onboarding: [
    { path: "create-team", lazy: { Component: async () => (await import("./team/create-team-page")).CreateTeamPage } },
    { path: "team-needs", lazy: { Component: async () => (await import("./team/team-needs-page")).TeamNeedsPage } },
    { path: "join", lazy: { Component: async () => (await import("./onboarding/join-page")).JoinPage } },
    { path: "invitation", lazy: { Component: async () => (await import("./onboarding/code-page")).CodePage } },
    {
      path: "access-request",
      lazy: { Component: async () => (await import("./onboarding/access-request-page")).AccessRequestPage },
    },
  ],
  member: [
    {
      path: "home",
      handle: { menu: "home" },
      lazy: { Component: async () => (await import("./onboarding/home/home-page")).HomePage },
    },
    {
      path: "invite",
      handle: { menu: "invite", adminOnly: true },
      lazy: { Component: async () => (await import("./invitation/invite-page")).InvitePage },
    },
  ],
  settings: [
    {
      path: "team",
      handle: { settings: "team" },
      lazy: { Component: async () => (await import("./team/team-settings")).TeamSettings },
    },
    {
      path: "plans",
      handle: { settings: "plans" },
      lazy: { Component: async () => (await import("./billing/plans-page")).PlansPage },
    },
    {
      path: "members",
      handle: { settings: "members" },
      lazy: { Component: async () => (await import("./member/members-page")).MembersPage },
    },
    {
      path: "webhooks",
      handle: { settings: "webhooks", adminOnly: true },
      lazy: { Component: async () => (await import("./webhook/webhooks-page")).WebhooksPage },
    },
    { path: "webhooks/:id", lazy: { Component: async () => (await import("./webhook/webhook-page")).WebhookPage } },
    {
      path: "api-keys",
      handle: { settings: "apiKeys", adminOnly: true },
      lazy: { Component: async () => (await import("./api-key/api-keys-page")).ApiKeysPage },
    },
    {
      path: "audit-log",
      handle: { settings: "auditLog", adminOnly: true },
      lazy: { Component: async () => (await import("./audit/audit-log-page")).AuditLogPage },
    },
  ],
  parts: {
    IpListSettings: lazyComponent(async () => (await import("./ip-list/ip-list-settings")).IpListSettings),
  },
  preload: async () => (await import("./preload")).preload(),
  overlays: lazyComponent(async () => (await import("./page-overlays")).PageOverlays),
  changes: [
    "team",
    "plan",
    "member",
    "invitation",
    "user",
    "connection",
    "credentials",
    "slack",
    "business-cards",
    "webhook",
    "api-key",
    "ip-list",
    "ip-pass",
    "feature-flags",
    "remote-config",
  ],
};
