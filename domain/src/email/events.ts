import type { AddressEvent } from "./address/address-events";
import type { AutomationEvent } from "./automation/automation-events";
import type { BrandEvent } from "./brand/brand-events";
import type { CampaignEvent } from "./campaign/campaign-events";
import type { FollowUp } from "./follow-up/follow-up";
import type { FooterEvent } from "./footer/footer-events";
import type { ImageEvent } from "./image/image-events";
import type { LawEvent } from "./law/law-events";
import type { ReportEvent } from "./report/report-events";
import type { SegmentEvent } from "./segment/segment-event";
import type { SendingDomainEvent } from "./sending-domain/sending-domain-events";
import type { Template } from "./template/template";
import type { TopicEvent } from "./unsubscribe/topic-events";

/** A template as events name it: every id in them is a text, and `content` is the text of its document. */
type NamedTemplate = Omit<Template, "id" | "block"> & { id: string };

export type EmailEvent =
  | AutomationEvent
  | SegmentEvent
  | AddressEvent
  | FooterEvent
  | LawEvent
  | TopicEvent
  | BrandEvent
  | ImageEvent
  | CampaignEvent
  | ReportEvent
  | SendingDomainEvent
  | { type: "template.created"; before: null; after: NamedTemplate }
  | { type: "template.changed"; before: NamedTemplate; after: NamedTemplate }
  | { type: "template.deleted"; before: NamedTemplate; after: null }
  /** Written by the areas that own bookings and submissions. */
  | { type: "follow-up.requested"; before: null; after: FollowUp };

export const toNamedTemplate = ({ block: _, ...template }: Template): NamedTemplate => ({
  ...template,
  id: String(template.id),
});
