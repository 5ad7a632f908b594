import type { notificationsApi } from "@dure/domain/notifications/api";
import type { Verbs } from "../platform/http/endpoint";
import { listNotificationLog } from "./delivery/list-notification-log";
import { listNotices } from "./notice/list-notices";
import { markAllNoticesRead } from "./notice/mark-all-notices-read";
import { markNoticeRead } from "./notice/mark-notice-read";
import { getNoticePreferences, setNoticePreferences } from "./notice/notice-preferences";
import { changeNotificationSetting, toggleNotificationSetting } from "./setting/change-setting";
import { copyNotificationSetting } from "./setting/copy-notification-setting";
import { createNotificationSetting } from "./setting/create-setting";
import { deleteNotificationSetting } from "./setting/delete-notification-setting";
import { getNotificationSetting, listNotificationSettings } from "./setting/get-settings";
import { testNotificationSetting } from "./setting/test-notification-setting";

export const notificationsVerbs: Verbs<typeof notificationsApi> = {
  listNotificationSettings,
  createNotificationSetting,
  getNotificationSetting,
  changeNotificationSetting,
  deleteNotificationSetting,
  toggleNotificationSetting,
  copyNotificationSetting,
  testNotificationSetting,
  listNotificationLog,
  listNotices,
  markNoticeRead,
  markAllNoticesRead,
  getNoticePreferences,
  setNoticePreferences,
};
