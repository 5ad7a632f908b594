import { isFiredBy, typesFiredBy } from "@dure/domain/notifications/event/fires";
import { reaction } from "../../platform/outbox/reaction";
import { readCatalog } from "../../records/field/read-catalog";
import { hasSettingFiredBy, settingsFiredBy } from "../setting/setting-store";
import { enterFired } from "./enter-fired";

const EVENTS = [
  ...(["lead.created", "lead.changed", "lead.converted", "deal.created", "deal.changed"] as const),
  ...(["deal.moved", "deal.deallocated", "company.created", "company.changed"] as const),
  ...(["contact.created", "contact.changed"] as const),
];

/** Tells of a new record, of a new assignee, stage or value, once for each setting and change. */
export const notifyOfRecord = reaction(
  "notify-of-record",
  EVENTS,
  async (teamId, { id, before, after }) => {
    const settings = await settingsFiredBy(teamId, typesFiredBy({ before, after }));
    if (settings.length === 0) return;
    const { catalog } = await readCatalog(teamId);
    const fired = settings.filter(({ trigger }) => isFiredBy(trigger, { before, after }, catalog));
    await enterFired(teamId, { eventId: id, recordId: after.id, settings: fired });
  },
  (teamId) => hasSettingFiredBy(teamId, ["record_created", "record_assigned", "stage_changed", "field_changed"]),
);
