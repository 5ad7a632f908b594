import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  parts: {
    TemplatePreview: lazyComponent(async () => (await import("./template/template-preview")).TemplatePreview),
    EmailAddress: lazyComponent(async () => (await import("./address/address-section")).AddressSection),
    AddToSegment: lazyComponent(async () => (await import("./segment/add-to-segment-dialog")).AddToSegmentDialog),
    SegmentFromView: lazyComponent(
      async () => (await import("./segment/segment-from-view-dialog")).SegmentFromViewDialog,
    ),
    CampaignSelect: lazyComponent(async () => (await import("./segment/campaign-select")).CampaignSelect),
    CampaignName: lazyComponent(async () => (await import("./segment/campaign-name")).CampaignName),
    ImageUpload: lazyComponent(async () => (await import("./image/image-upload")).ImageUpload),
    MailActivity: lazyComponent(async () => (await import("./report/mail-activity-section")).MailActivitySection),
  },
  member: [
    {
      path: "email-automations",
      handle: { menu: "emailAutomations", flag: "enable_marketing_email" },
      lazy: { Component: async () => (await import("./automation/automations-page")).AutomationsPage },
    },
    {
      path: "email-automations/:id",
      lazy: { Component: async () => (await import("./automation/editor/edit-automation")).EditAutomation },
    },
    {
      path: "email/campaigns",
      handle: { menu: "emailCampaigns", flag: "enable_marketing_email" },
      lazy: { Component: async () => (await import("./campaign/list/campaigns-page")).CampaignsPage },
    },
    {
      path: "email/campaigns/:id",
      lazy: { Component: async () => (await import("./campaign/campaign-page")).CampaignPage },
    },
    {
      path: "email/campaigns/:id/report",
      lazy: { Component: async () => (await import("./report/report-page")).ReportPage },
    },
    {
      path: "recipient-groups",
      handle: { menu: "recipientGroups", flag: "enable_marketing_email" },
      lazy: { Component: async () => (await import("./segment/segments-page")).SegmentsPage },
    },
    {
      path: "recipient-groups/:id",
      lazy: { Component: async () => (await import("./segment/segment-page")).SegmentPage },
    },
  ],
  settings: [
    {
      path: "email-templates",
      handle: { settings: "emailTemplates" },
      lazy: { Component: async () => (await import("./template/templates-page")).TemplatesPage },
    },
    {
      path: "email-templates/:id",
      lazy: { Component: async () => (await import("./template/edit-template")).EditTemplate },
    },
    {
      path: "email-brand",
      handle: { settings: "emailBrand" },
      lazy: { Component: async () => (await import("./brand/brand-page")).BrandPage },
    },
    {
      path: "email-domain",
      handle: { settings: "emailDomain" },
      lazy: { Component: async () => (await import("./sending-domain/domain-page")).DomainPage },
    },
    {
      path: "email-footer",
      handle: { settings: "emailFooter" },
      lazy: { Component: async () => (await import("./footer/footer-page")).FooterPage },
    },
    {
      path: "email-suppressions",
      handle: { settings: "emailSuppressions" },
      lazy: { Component: async () => (await import("./address/suppressions-page")).SuppressionsPage },
    },
  ],
  // Saving a booking page or router can change a template's uses; a changed lead can enter or leave a segment.
  changes: [
    "address",
    "brand",
    "email-footer",
    "email-law",
    "email-topics",
    "automation",
    "campaign",
    "template",
    "booking-page",
    "router",
    "segment",
    "lead",
    "deal",
    "sending-domain",
    "senders",
  ],
};
