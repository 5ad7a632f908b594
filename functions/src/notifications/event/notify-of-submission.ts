import { namesTarget } from "@dure/domain/notifications/event/fires";
import { reaction } from "../../platform/outbox/reaction";
import { hasSettingFiredBy, settingsFiredBy } from "../setting/setting-store";
import { enterFired } from "./enter-fired";

/** Notifies of a form's submission, with its record, once for each setting. */
export const notifyOfSubmission = reaction(
  "notify-of-submission",
  ["submission.created"],
  async (teamId, { after: { id, router_id, record_id } }) => {
    if (record_id === null) return;
    const settings = await settingsFiredBy(teamId, ["form_submitted"]);
    const fired = settings.filter(({ trigger }) => namesTarget(trigger, router_id));
    await enterFired(teamId, { eventId: `submission-${id}`, recordId: record_id, settings: fired });
  },
  (teamId) => hasSettingFiredBy(teamId, ["form_submitted"]),
);
