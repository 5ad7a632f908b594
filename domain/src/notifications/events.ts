import type { NotificationSetting } from "./setting/setting";

export type NotificationsEvent =
  | { type: "notification-setting.created"; before: null; after: NotificationSetting }
  | { type: "notification-setting.changed"; before: NotificationSetting; after: NotificationSetting }
  /** The product turned it off: its channel is gone, or Slack is no longer connected. */
  | { type: "notification-setting.switched-off"; before: NotificationSetting; after: NotificationSetting }
  | { type: "notification-setting.deleted"; before: NotificationSetting; after: null };
