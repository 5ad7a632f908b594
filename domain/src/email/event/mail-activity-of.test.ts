import { expect, test } from "vitest";
import { Recipient } from "../ledger/recipient";
import { hasOtherActivity, mailActivityOf } from "./mail-activity-of";

const AT = "2026-11-21T03:00:00.000Z";
const recipient = (values: Partial<Recipient> = {}) =>
  Recipient.parse({
    ...{ id: "key", email: "one@customer.example", record: { kind: "lead", id: "l1" } },
    ...{ status: "queued", queued_at: AT },
    ...values,
  });

test("a mail that bounced after it had been delivered was not received", () => {
  const delivered = recipient({ delivered_at: AT });
  expect(mailActivityOf("c1", delivered)).toMatchObject({ campaign_id: "c1", received: AT, bounced: null });
  expect(mailActivityOf("c1", recipient({ delivered_at: AT, bounced_at: AT }))).toMatchObject({
    received: null,
    bounced: AT,
  });
});

test("opens by machines don't change a filter's result", () => {
  expect(hasOtherActivity(recipient(), recipient({ machine_open_count: 2 }))).toBe(false);
  expect(hasOtherActivity(recipient(), recipient({ last_opened_at: AT }))).toBe(true);
});
