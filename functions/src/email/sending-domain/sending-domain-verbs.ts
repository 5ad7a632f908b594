import type { sendingDomainApi } from "@dure/domain/email/sending-domain/sending-domain-api";
import type { Verbs } from "../../platform/http/endpoint";
import { getAllowance } from "../deliverability/get-allowance";
import { requireMarketingEmail } from "../require-marketing-email";
import { addSendingDomain } from "./add-sending-domain";
import { checkSendingDomain } from "./check-sending-domain";
import { getSenders } from "./get-senders";
import { getSendingDomain } from "./get-sending-domain";
import { removeSendingDomain } from "./remove-sending-domain";
import { setSenders } from "./set-senders";

export const sendingDomainVerbs: Verbs<typeof sendingDomainApi> = requireMarketingEmail({
  addSendingDomain,
  getSendingDomain,
  checkSendingDomain,
  removeSendingDomain,
  getSenders,
  setSenders,
  getAllowance,
});
