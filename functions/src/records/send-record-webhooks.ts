import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { CrmRecord } from "@dure/domain/records/record/record";
import {
  changedFields,
  membersIn,
  payloadRecord,
  placeOf,
  type RecordPayload,
} from "@dure/domain/records/webhook/record-payload";
import {
  RECORD_TRIGGERS,
  WEBHOOK_RECORD_EVENTS,
  type WebhookRecordEvent,
} from "@dure/domain/records/webhook/trigger-of";
import { readMembers } from "../identity/user/user-store";
import type { EventOf } from "../platform/outbox/reaction";
import { enqueueWebhookDeliveries } from "../teams/webhook/delivery/enqueue-webhook-deliveries";
import { webhookReaction } from "../teams/webhook/delivery/webhook-reaction";
import { readFields } from "./field/field-store";
import { findReferencedRecords } from "./record/referenced-records-store";
import { isBlurredForTeam } from "./record/router-blur";

type Told = EventOf<WebhookRecordEvent>;

/** Sends webhooks the events of leads and deals, with the record as it was then. A repeat makes no second delivery. */
export const sendRecordWebhooks = webhookReaction("record-webhooks", WEBHOOK_RECORD_EVENTS, (teamId, event) =>
  enqueueWebhookDeliveries(teamId, { type: RECORD_TRIGGERS[event.type], key: event.id, at: event.at }, () =>
    payloadOf(teamId, event),
  ),
);

async function payloadOf(teamId: string, event: Told): Promise<RecordPayload> {
  const record = event.after ?? event.before;
  const versions = [event.before, event.after].filter((one) => one !== null);
  const [referenced, { custom: fields }] = await Promise.all([
    findReferencedRecords(teamId, versions),
    readFields(teamId, record.kind),
  ]);
  const members = await readMembers(teamId, membersIn(record, fields));
  const payload = { record: payloadRecord(record, { referenced, fields, members }), ...detailsOf(event, referenced) };
  // A webhook shows no more of what a router brought in than the screens do.
  return (await isBlurredForTeam(teamId, record)) ? blurResponse(payload) : payload;
}

type Pipelines = Awaited<ReturnType<typeof findReferencedRecords>>;

function detailsOf(event: Told, { pipelines }: Pipelines): Omit<RecordPayload, "record"> {
  const between = (before: CrmRecord, after: CrmRecord) => ({
    from: placeOf(before, pipelines),
    to: placeOf(after, pipelines),
  });
  switch (event.type) {
    case "lead.changed":
      return { changed_fields: changedFields(event.before, event.after) };
    case "lead.merged":
    case "deal.merged":
      return { merged_into: event.merged_into };
    case "lead.restored":
    case "deal.restored":
    case "lead.unmerged":
    case "deal.unmerged":
      return { restored: true };
    case "lead.converted":
    case "deal.moved":
    case "deal.deallocated":
      return between(event.before, event.after);
    default:
      return {};
  }
}
