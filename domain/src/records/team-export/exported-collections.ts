/** The files of an export that hold one collection each, below `data/`, as JSON lines. */
export const EXPORTED_COLLECTIONS = {
  members: "users",
  invitations: "invitations",
  fields: "fields",
  "deal-types": "record-types",
  "stage-entries": "stage-entries",
  layouts: "layouts",
  views: "views",
  memos: "notes",
  files: "files",
  "form-answers": "form-submissions",
  "booking-pages": "booking-pages",
  "booking-defaults": "booking-defaults",
  meetings: "scheduled-events",
  "suggested-meetings": "onetime",
  routers: "routers",
  "shared-links": "share-links",
  "email-templates": "email-templates",
  "notification-settings": "notification-settings",
  "notifications-sent": "notification-deliveries",
  dashboards: "dashboards",
  reports: "reports",
  tracker: "tracker-settings",
  visits: "visits",
  visitors: "visitors",
  webhooks: "webhooks",
  "api-keys": "api-keys",
  "deleted-records": "trash",
  "audit-log": "audit",
} as const;

/** What a team's plan locks: the values of leads that came by a form, wherever they stand. */
export const LOCKED_FILES: ReadonlySet<string> = new Set(["form-answers", "deleted-records", "audit-log"]);
