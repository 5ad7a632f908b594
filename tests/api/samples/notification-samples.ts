import type { Things } from "./things";

/** One sample for each endpoint of notification automations. */
export function notificationSamples({ notification }: Pick<Things, "notification">) {
  const params = { id: notification.id };
  return {
    "notifications.listNotificationSettings": {},
    "notifications.createNotificationSetting": { body: { title: "mine" } },
    "notifications.getNotificationSetting": { params },
    "notifications.changeNotificationSetting": { params, body: { title: "mine" } },
    "notifications.deleteNotificationSetting": { params },
    "notifications.toggleNotificationSetting": { params, query: { active: "false" } },
    "notifications.copyNotificationSetting": { params },
    "notifications.testNotificationSetting": { params },
    "notifications.listNotificationLog": { params },
    "notifications.listNotices": {},
    "notifications.markNoticeRead": { params },
    "notifications.markAllNoticesRead": {},
    "notifications.getNoticePreferences": {},
    "notifications.setNoticePreferences": { body: { email: false } },
  };
}
