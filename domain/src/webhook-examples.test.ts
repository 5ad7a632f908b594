import { describe, expect, test } from "vitest";
import { RecordPayload } from "./records/webhook/record-payload";
import { FormPayload } from "./routing/webhook/form-payload";
import { InviteePayload, MeetingPayload } from "./scheduling/webhook/meeting-payload";
import { MAX_BODY_BYTES, messageBody } from "./teams/webhook/message";
import { TRIGGER_TYPES, type TriggerType } from "./teams/webhook/trigger-type";
import { webhookExamples } from "./webhook-examples";

function schemaOf(type: TriggerType) {
  if (type === "form-submitted") return FormPayload.strict();
  if (type === "invitee-created") return InviteePayload.strict();
  return type.startsWith("meeting-") ? MeetingPayload.strict() : RecordPayload.strict();
}

describe("the example payload of", () => {
  test.each(TRIGGER_TYPES)("%s fits its schema, and is short", (type) => {
    expect(schemaOf(type).parse(webhookExamples[type])).toEqual(webhookExamples[type]);
    expect(messageBody(type, "2027-03-02T01:30:00.000Z", webhookExamples[type]).length).toBeLessThan(
      MAX_BODY_BYTES / 4,
    );
  });
});
