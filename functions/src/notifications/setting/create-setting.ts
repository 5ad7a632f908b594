import { randomUUID } from "node:crypto";
import { MAX_SETTINGS, NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import { notificationsTexts } from "@dure/domain/notifications/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { assertComplete } from "./assert-complete";
import { assertUnmasked } from "./assert-unmasked";
import { countSettings, saveSetting } from "./setting-store";
import { toSettingView } from "./to-setting-view";

export const createNotificationSetting: Verb<typeof settingApi.createNotificationSetting> = async (ctx, { body }) =>
  toSettingView(ctx.teamId, await saveNewSetting(ctx, body));

type Content = Pick<NotificationSetting, "title" | "trigger" | "action" | "is_active">;

/** Counts outside the transaction to avoid contention; going over the limit by one is harmless. */
export function saveNewSetting(ctx: Context, content: Content): Promise<NotificationSetting> {
  const { teamId, actor, now } = ctx;
  return withIdempotentReplay(ctx, async () => {
    if ((await countSettings(teamId)) >= MAX_SETTINGS)
      throw new AppError("NOT_ACCEPTABLE", notificationsTexts.tooMany(MAX_SETTINGS));
    const setting = NotificationSetting.parse({
      ...{ id: randomUUID(), ...content },
      ...{ created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now },
    });
    await assertUnmasked(ctx, setting.trigger);
    if (setting.is_active) await assertComplete(teamId, setting);
    return transaction(ctx, async (tx) => {
      saveSetting(tx, teamId, setting);
      return { answer: setting, event: { type: "notification-setting.created", before: null, after: setting } };
    });
  });
}
