import type { DeliveryReason } from "@dure/domain/notifications/delivery/delivery";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findSetting, saveSetting } from "../setting/setting-store";

/** Turns off a setting that can't send any more. Its list and the audit log show why. */
export const stopSetting = (teamId: string, id: string, reason: DeliveryReason): Promise<void> => {
  const ctx = systemContext(teamId, "notifications");
  return transaction(ctx, async (tx) => {
    const before = await findSetting(teamId, id, tx);
    if (!before?.is_active) return { answer: undefined, event: [] };
    const after = { ...before, is_active: false, stopped: reason, updated_at: ctx.now };
    saveSetting(tx, teamId, after);
    return { answer: undefined, event: { type: "notification-setting.switched-off", before, after } };
  });
};
