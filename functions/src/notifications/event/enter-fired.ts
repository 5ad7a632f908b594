import { eventDeliveryId, newDelivery, routeOf } from "@dure/domain/notifications/delivery/delivery";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import { createDeliveries } from "../delivery/delivery-store";
import { wakeChannel } from "../delivery/post-notifications";

type Fired = { eventId: string; recordId: string; settings: readonly NotificationSetting[] };

/** Enters a delivery for each setting that an event fired into the ledger, once even if the event is repeated. */
export async function enterFired(teamId: string, { eventId, recordId, settings }: Fired): Promise<void> {
  const now = new Date().toISOString();
  const entries = settings
    .filter(({ action }) => action.channel !== "")
    .map(({ id, action }) => {
      const about = { setting_id: id, record_id: recordId, due_day: null, ...routeOf(action) };
      return newDelivery({ ...about, id: eventDeliveryId(id, eventId) }, now);
    });
  await createDeliveries(teamId, entries);
  for (const channel of new Set(entries.map((entry) => entry.channel))) await wakeChannel({ teamId, channel });
}
