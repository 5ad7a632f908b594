import { type ComponentType, createContext, use } from "react";

export type GroupPageFormProps = {
  /** The group's booking page; null creates a new one. */
  linkId: string | null;
  /** Called after the page is saved as entered. */
  onSaved: (page: { linkId: string; attendees: readonly string[] }) => void;
  onClose: () => void;
};

export type RouterMeetingsProps = { routerId: string };

export type FormSubmissionsProps = { entityId: "lead" | "deal"; recordId: string };

export type JourneyProps = { entityId: "lead" | "deal" | "contact"; recordId: string };

export type MailActivityProps = { entityId: "lead" | "deal"; recordId: string };
export type EmailAddressProps = {
  entityId: "lead" | "deal" | "contact";
  recordId: string;
  /** The record's address, maybe masked; "" for none. */
  email: string;
};

export type TemplatePreviewProps = { templateId: number; onClose: () => void };

export type AddToSegmentProps = {
  entity: "lead" | "deal" | "lead-deal-combined";
  /** The records selected in the list: a bulk target of the records area, which `lib` can't import. */
  target: unknown;
  onAdded: () => void;
  onClose: () => void;
};

export type SegmentFromViewProps = {
  entity: AddToSegmentProps["entity"];
  /** The deal type that the list shows; "" for all. */
  dealType: string;
  /** The view's name; "" for a list that no view keeps. */
  name: string;
  /** The list's filter, of the records area. */
  filter: unknown;
  /** The list's search text, which a segment can't keep. */
  search: string;
  onClose: () => void;
};

export type CampaignSelectProps = {
  label: string;
  /** A campaign's id; null for any. */
  value: string | null;
  onChange: (id: string | null) => void;
};
export type CampaignNameProps = { id: string };

export type CompanyInsightProps = {
  companyId: string;
  /** The company's corporation number; null for one that isn't linked to the registry. */
  niceId: string | null;
};

export type ImageUploadProps = {
  label: string;
  /** The image's address; null for none. */
  value: string | null;
  disabled: boolean;
  onChange: (address: string | null) => void;
};

/** Components that an area provides to areas that may not import it (`parts` of its routes.tsx). */
export type AreaParts = {
  /** The booking settings of a router's group, in a dialog. */
  GroupPageForm: ComponentType<GroupPageFormProps>;
  /** A one-line summary of these settings. */
  GroupPageSummary: ComponentType<{ linkId: string }>;
  /** The meetings booked through a router's submissions. */
  RouterMeetings: ComponentType<RouterMeetingsProps>;
  /** The form submissions of a lead or deal. */
  FormSubmissions: ComponentType<FormSubmissionsProps>;
  /** What a record's visitors did on the team's websites. */
  Journey: ComponentType<JourneyProps>;
  /** The campaigns that went to a lead's or deal's address. */
  MailActivity: ComponentType<MailActivityProps>;
  /** A template's preview, from which a test mail is sent, in a dialog. */
  TemplatePreview: ComponentType<TemplatePreviewProps>;
  /** What may be sent to the e-mail address of a lead, deal or contact. */
  EmailAddress: ComponentType<EmailAddressProps>;
  /** A dialog that puts selected leads or deals into a recipient group. */
  AddToSegment: ComponentType<AddToSegmentProps>;
  /** A dialog that creates a segment from a list of leads or deals. */
  SegmentFromView: ComponentType<SegmentFromViewProps>;
  /** A selector of a sent campaign, or any campaign. */
  CampaignSelect: ComponentType<CampaignSelectProps>;
  /** What the registry, the news and the AI research say of a company. */
  CompanyInsight: ComponentType<CompanyInsightProps>;
  /** The choice of an image that everybody may see. */
  ImageUpload: ComponentType<ImageUploadProps>;
  CampaignName: ComponentType<CampaignNameProps>;
  /** Sections of the home page: the member's meetings of today, to-dos, new leads, and stale deals. */
  DayMeetings: ComponentType;
  DayTodos: ComponentType;
  DayLeads: ComponentType;
  DayDeals: ComponentType;
  /** Fills a team with sample records, or removes them. */
  SampleSection: ComponentType<{ isOffered: boolean }>;
  /** An admin's list of the IP addresses that the team allows. */
  IpListSettings: ComponentType;
};

/** web/src/app provides the value: the parts of all areas. */
export const AreaPartsContext = createContext<Partial<AreaParts>>({});

export const useAreaParts = (): Partial<AreaParts> => use(AreaPartsContext);
