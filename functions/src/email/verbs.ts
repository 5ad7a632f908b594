import type { emailApi } from "@dure/domain/email/api";
import type { Verbs } from "../platform/http/endpoint";
import { addSuppressions } from "./address/add-suppressions";
import { exportSuppressions } from "./address/export-suppressions";
import { getEmailAddress } from "./address/get-email-address";
import { listSuppressions } from "./address/list-suppressions";
import { removeSuppression } from "./address/remove-suppression";
import { setEmailAddress } from "./address/set-email-address";
import { automationVerbs } from "./automation/automation-verbs";
import { getBrand } from "./brand/get-brand";
import { setBrand } from "./brand/set-brand";
import { campaignVerbs } from "./campaign/campaign-verbs";
import { campaignSendingVerbs } from "./campaign/sending/campaign-sending-verbs";
import { checkMailContent } from "./deliverability/check-mail-content";
import { getEmailFooter } from "./footer/get-email-footer";
import { setEmailFooter } from "./footer/set-email-footer";
import { addMailImage } from "./image/add-mail-image";
import { getEmailLaw } from "./law/get-email-law";
import { getReconfirmation } from "./law/get-reconfirmation";
import { setEmailLaw } from "./law/set-email-law";
import { reportVerbs } from "./report/report-verbs";
import { requireMarketingEmail } from "./require-marketing-email";
import { segmentVerbs } from "./segment/segment-verbs";
import { sendingDomainVerbs } from "./sending-domain/sending-domain-verbs";
import { changeTemplate } from "./template/change-template";
import { createTemplate } from "./template/create-template";
import { deleteTemplate } from "./template/delete-template";
import { listTemplateReferences } from "./template/list-template-references";
import { listTemplates } from "./template/list-templates";
import { sendTestMail } from "./template/send-test-mail";
import { listEmailTopics } from "./unsubscribe/list-email-topics";
import { setEmailTopics } from "./unsubscribe/set-email-topics";
import { getRecordValues } from "./variable/get-record-values";

export const emailVerbs: Verbs<typeof emailApi> = {
  ...requireMarketingEmail({ listEmailTopics, setEmailTopics, getEmailAddress, setEmailAddress }),
  ...requireMarketingEmail({ listSuppressions, addSuppressions, removeSuppression, exportSuppressions }),
  ...automationVerbs,
  ...segmentVerbs,
  listTemplates,
  createTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplateReferences,
  sendTestMail,
  getRecordValues,
  getBrand,
  setBrand,
  addMailImage,
  ...requireMarketingEmail({
    ...campaignVerbs,
    ...campaignSendingVerbs,
    getEmailFooter,
    setEmailFooter,
    getEmailLaw,
    setEmailLaw,
    getReconfirmation,
    checkMailContent,
  }),
  ...reportVerbs,
  ...sendingDomainVerbs,
};
