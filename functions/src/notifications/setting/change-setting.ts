import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertComplete } from "./assert-complete";
import { assertUnmasked } from "./assert-unmasked";
import { getSetting, saveSetting } from "./setting-store";
import { toSettingView } from "./to-setting-view";

export const changeNotificationSetting: Verb<typeof settingApi.changeNotificationSetting> = async (
  ctx,
  { params, body },
) => toSettingView(ctx.teamId, await saveChange(ctx, params.id, body));

export const toggleNotificationSetting: Verb<typeof settingApi.toggleNotificationSetting> = async (
  ctx,
  { params, query },
) => toSettingView(ctx.teamId, await saveChange(ctx, params.id, { is_active: query.active }));

type Change = {
  [Key in "title" | "trigger" | "action" | "is_active"]?: NotificationSetting[Key] | undefined;
};

/** An active setting stays complete with each change. Activating it, or changing its channel, clears `stopped`. */
function saveChange(ctx: Context, id: string, change: Change): Promise<NotificationSetting> {
  const { teamId, actor, now } = ctx;
  return transaction(ctx, async (tx) => {
    const before = await getSetting(teamId, id, tx);
    const {
      title = before.title,
      trigger = before.trigger,
      action = before.action,
      is_active = before.is_active,
    } = change;
    const isMended = is_active || action.channel !== before.action.channel;
    const after = {
      ...{ ...before, title, trigger, action, is_active },
      ...{ stopped: isMended ? null : before.stopped, updated_by: actor.id, updated_at: now },
    };
    if (change.trigger ?? change.action) await assertUnmasked(ctx, trigger);
    if (is_active) await assertComplete(teamId, after);
    saveSetting(tx, teamId, after);
    return { answer: after, event: { type: "notification-setting.changed", before, after } };
  });
}
