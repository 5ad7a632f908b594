import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getSetting, removeSetting } from "./setting-store";

/** What waits to be sent by it is left out; what was sent stays in the log. */
export const deleteNotificationSetting: Verb<typeof settingApi.deleteNotificationSetting> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await getSetting(ctx.teamId, params.id, tx);
    removeSetting(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "notification-setting.deleted", before, after: null } };
  });
