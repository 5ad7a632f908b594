import { segmentSamples } from "./segment-samples";

type Things = {
  /** An uploaded image that no mail uses yet. */
  mailImage: { id: string };
  template: { id: number };
  lead: { id: string };
  /** A contact with an address. */
  contact: { id: string };
  suppression: { id: string };
  segment: { id: string };
};

/** One sample for each endpoint of the e-mail area. */
export function emailSamples({ template, lead, contact, suppression, segment, mailImage }: Things) {
  const params = { id: String(template.id) };
  const property = { subject: "mine", content: "<p>mine</p>" };
  return {
    ...segmentSamples({ segment, lead }),
    "email.listEmailTopics": {},
    "email.setEmailTopics": { body: { topics: [{ id: "mine", name: { ko: "내 주제", en: "mine" } }] } },
    "email.getEmailAddress": { params: { entityId: "contact", recordId: contact.id } },
    "email.setEmailAddress": {
      params: { entityId: "contact", recordId: contact.id },
      body: { subscribe_status: "auto-delete" },
    },
    "email.listSuppressions": {},
    "email.addSuppressions": { body: { emails: ["nobody@nowhere.example"] } },
    "email.removeSuppression": { params: { id: suppression.id }, body: { reason: "mine" } },
    "email.exportSuppressions": {},
    "email.listTemplates": {},
    "email.createTemplate": { body: { name: "mine", ...property } },
    "email.changeTemplate": { params, body: { name: "mine", ...property } },
    "email.deleteTemplate": { params },
    "email.listTemplateReferences": { params },
    "email.getEmailFooter": {},
    "email.setEmailFooter": { body: { name: "mine", address: "mine", phone: "1" } },
    "email.getEmailLaw": {},
    "email.getReconfirmation": {},
    "email.setEmailLaw": { body: { is_on: false } },
    "email.addSendingDomain": { body: { domain: "mine.example.com" } },
    "email.getSendingDomain": {},
    "email.checkSendingDomain": {},
    "email.removeSendingDomain": {},
    "email.getSenders": {},
    "email.setSenders": { body: { default_name: "mine", senders: [{ name: "mine", local_part: "news" }] } },
    "email.getAllowance": {},
    "email.checkMailContent": { body: { subject: "mine", html: "<p>mine</p>" } },
    "email.sendTestMail": { body: { recipients: [{ email: "nobody@nowhere.example" }], property } },
    "email.addMailImage": { body: { id: mailImage.id } },
    "email.getBrand": {},
    "email.setBrand": {
      body: { logo: null, primary_color: "#0f766e", background_color: "#f4f4f5", font: "system" },
    },
    "email.listMailActivity": { params: { entityId: "lead", recordId: lead.id } },
    "email.getCampaignReport": { params: { id: "nowhere" } },
    "email.getReportContent": { params: { id: "nowhere" } },
    "email.listCampaignRecipients": { params: { id: "nowhere" }, body: {} },
    "email.listLinkPerformance": { params: { id: "nowhere" }, body: {} },
    "email.exportCampaignRecipients": { params: { id: "nowhere" } },
    "email.getRecordValues": { params: { entityId: "lead", recordId: lead.id } },
  };
}
