import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getSetting, removeSetting } from "./setting-store";

/** Deliveries that wait are skipped; those that were sent stay in the log. */
export const deleteNotificationSetting: Verb<typeof settingApi.deleteNotificationSetting> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await getSetting(ctx.teamId, params.id, tx);
    removeSetting(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "notification-setting.deleted", before, after: null } };
  });
