import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import type { Verb } from "../../platform/http/endpoint";
import { findSettings, getSetting } from "./setting-store";
import { toSettingView, toSettingViews } from "./to-setting-view";

export const listNotificationSettings: Verb<typeof settingApi.listNotificationSettings> = async ({ teamId }) => ({
  data: await toSettingViews(teamId, await findSettings(teamId)),
});

export const getNotificationSetting: Verb<typeof settingApi.getNotificationSetting> = async ({ teamId }, { params }) =>
  toSettingView(teamId, await getSetting(teamId, params.id));
