import type { notificationsApi } from "@dure/domain/notifications/api";
import type { Verbs } from "../platform/http/endpoint";
import { changeNotificationSetting, toggleNotificationSetting } from "./setting/change-setting";
import { copyNotificationSetting } from "./setting/copy-notification-setting";
import { createNotificationSetting } from "./setting/create-setting";
import { deleteNotificationSetting } from "./setting/delete-notification-setting";
import { getNotificationSetting, listNotificationSettings } from "./setting/get-settings";

export const notificationsVerbs: Verbs<typeof notificationsApi> = {
  listNotificationSettings,
  createNotificationSetting,
  getNotificationSetting,
  changeNotificationSetting,
  deleteNotificationSetting,
  toggleNotificationSetting,
  copyNotificationSetting,
};
