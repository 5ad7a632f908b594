import type { NotificationSetting, SettingView } from "@dure/domain/notifications/setting/setting";
import { settingProblems } from "@dure/domain/notifications/setting/setting-problems";
import { readCatalog } from "../../records/field/read-catalog";
import { findSlack } from "../../teams/slack/slack-store";

/** What a team's settings are checked against. */
export async function readTriggerContext(teamId: string) {
  const [{ catalog }, slack] = await Promise.all([readCatalog(teamId), findSlack(teamId)]);
  return { catalog, isConnected: slack !== undefined && !slack.revoked };
}

/** Settings as the API answers them, with what they lack. */
export async function toSettingViews(teamId: string, settings: readonly NotificationSetting[]): Promise<SettingView[]> {
  const now = await readTriggerContext(teamId);
  return settings.map((setting) => ({ ...setting, problems: settingProblems(setting, now) }));
}

export async function toSettingView(teamId: string, setting: NotificationSetting): Promise<SettingView> {
  return { ...setting, problems: settingProblems(setting, await readTriggerContext(teamId)) };
}
