import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  bell: lazyComponent(async () => (await import("./bell/notification-bell")).NotificationBell),
  settings: [
    {
      path: "notifications",
      handle: { settings: "notifications" },
      lazy: { Component: async () => (await import("./setting/notifications-page")).NotificationsPage },
    },
    {
      path: "notifications/:id",
      lazy: { Component: async () => (await import("./editor/notification-page")).NotificationPage },
    },
  ],
  // A setting depends on fields, stages and the Slack connection, any of which may be deleted.
  changes: ["notification-setting", "slack", "field", "pipeline"],
};
