import { normaliseAddress } from "@dure/domain/email/address/address";
import type { Enrollment, StepResult } from "@dure/domain/email/automation/enrollment";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import { zoneOfDialCode } from "@dure/domain/email/ledger/recipient-zone";
import { entityOf } from "@dure/domain/records/record/entity";
import { viewOf } from "@dure/domain/records/record/record-view";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { wakeCampaign } from "../campaign/campaign-store";
import type { CampaignRef } from "../ledger/batch-store";
import { findFrozenContent } from "../ledger/frozen-content-store";
import { sendToOne } from "../ledger/send-to-one";
import { createRecordValueReader } from "../variable/values-of-record";
import type { Subject } from "./read-subject";

/** What became of the step, and the campaign whose batch is to be queued. */
type Sent = { result: StepResult; detail: string; mailed?: CampaignRef };

/**
 * Enters the step's mail into the ledger, in the transaction that moves the person on: so each enrollment gets it once. The
 * ledger checks consent and the domain again right before the call.
 */
export async function sendStep(
  tx: Tx,
  { teamId, now }: Context,
  { id }: Enrollment,
  { record, referred }: Subject,
  { email_campaign }: SendEmailStep,
): Promise<Sent> {
  const email = normaliseAddress(record.email);
  if (email === undefined) return { result: "skipped", detail: record.email === "" ? "no_address" : "invalid" };
  const campaign = { teamId, campaignId: email_campaign.id ?? "none" };
  const frozen = await findFrozenContent(campaign);
  if (!frozen) return { result: "failed", detail: "no_content" };
  const read = await createRecordValueReader({ teamId, locale: frozen.locale, timeZone: frozen.team_zone });
  const mail = {
    ...{ key: id, email, record: { kind: entityOf(record), id: record.id } },
    values: read(viewOf(record, referred)),
    zone: zoneOfDialCode(record.phone_number?.dial_code),
  };
  await wakeCampaign(campaign, now);
  const isSent = await sendToOne(tx, campaign, mail, now);
  return isSent ? { result: "done", detail: "", mailed: campaign } : { result: "failed", detail: "no_content" };
}
