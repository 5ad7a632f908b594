import { z } from "zod";
import { Actor } from "../../shared/access";
import { LOCALES } from "../../shared/text";
import { Id, Line, Lines, Time, TypedText } from "../../shared/value";
import { MailAttachments } from "../attachment/mail-attachment";
import { EmailDocument } from "../document/email-document";
import { SegmentView } from "../segment/segment";
import { Variable } from "../variable/variable";
import { AbTest } from "./ab-test";
import { CampaignCounts } from "./campaign-counts";
import { campaignIssues } from "./campaign-issues";
import { CampaignStatus, Pause } from "./campaign-status";

/** Maximum characters of a mail's HTML: Gmail cuts a mail off after 102 kB. */
export const MAX_HTML_LENGTH = 300_000;
const MAX_SEGMENTS = 20;

/** The clock of a scheduled time: the team's time zone, or each recipient's own. */
export const ScheduleZone = z.enum(["team", "recipient"]);
export type ScheduleZone = z.infer<typeof ScheduleZone>;

/** What a member writes of a campaign. A draft may lack everything but its name: the check says what is missing. */
export const CampaignContent = z.object({
  name: Line(100).min(1, campaignIssues.name),
  description: Lines(1000).default(""),
  /** Any text: a draft may be saved before its sender is a valid address. */
  sender_email: Line(254).default(""),
  sender_name: Line(100).default(""),
  subject: Line(200).default(""),
  /** The subject as the editor keeps it. */
  subject_html: TypedText(4000).default(""),
  preview_text: Line(200).default(""),
  html: TypedText(MAX_HTML_LENGTH).default(""),
  /** The editor's document, from which the mail is rendered. */
  email_block: EmailDocument.nullable().default(null),
  /** Fallback texts of variables, for recipients without a value. */
  variables: z.record(Variable, Line(200)).default({}),
  attachments: MailAttachments.default([]),
  segment_ids: z.array(Id).max(MAX_SEGMENTS).default([]),
  /** Whether unsubscribed addresses get it: for notices that the law demands. */
  with_unsubscriber: z.boolean().default(false),
  /** The topic that recipients may opt out of; null for none. */
  topic: Id.nullable().default(null),
  scheduled_at: Time.nullable().default(null),
  schedule_zone: ScheduleZone.default("team"),
  ab_test: AbTest.nullable().default(null),
});
export type CampaignContent = z.infer<typeof CampaignContent>;

/** Who sends a campaign. */
export const Launcher = z.object({ actor: Actor, locale: z.enum(LOCALES), time_zone: z.string() });
export type Launcher = z.infer<typeof Launcher>;

export const Campaign = CampaignContent.extend({
  id: Id,
  status: CampaignStatus,
  /** Why sending is paused; null unless it is. */
  pause: Pause.nullable().default(null),
  archived_at: Time.nullable().default(null),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
  /** When a scheduled campaign begins, and as whom: their language, and what they may see. */
  launch_at: Time.nullable().default(null),
  launched_by: Launcher.nullable().default(null),
  /** When sending began: the content is frozen from then on. */
  launched_at: Time.nullable().default(null),
  /** The automation's step whose mails this campaign sends; null for a campaign to an audience. */
  workflow: z.object({ automation_id: Id, step_id: z.string() }).nullable().default(null),
  /** When the last mail left. */
  sent_at: Time.nullable().default(null),
});
export type Campaign = z.infer<typeof Campaign>;

/** A campaign in API responses, with the segments that still exist and whose records the caller may see. */
export const CampaignView = Campaign.omit({ launched_by: true }).extend({
  ...CampaignCounts.shape,
  segments: z.array(SegmentView.pick({ id: true, name: true, record_count: true, segment_type: true })),
});
export type CampaignView = z.infer<typeof CampaignView>;

/** A campaign without its content, as lists and events have it. */
export const CampaignSummary = CampaignView.omit({
  html: true,
  email_block: true,
  subject_html: true,
  variables: true,
});
export type CampaignSummary = z.infer<typeof CampaignSummary>;
