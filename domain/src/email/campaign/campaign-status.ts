import { z } from "zod";
import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import { Time } from "../../shared/value";
import { campaignTexts } from "./campaign-texts";

export const CAMPAIGN_STATUSES = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;
export const CampaignStatus = z.enum(CAMPAIGN_STATUSES);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/**
 * Why a campaign is paused:
 * - `member`: somebody paused it
 * - `late`: its time was missed by an hour or more, so somebody has to decide whether it is still sent
 * - `check`: the check right before its time found a problem that blocks it
 * - `owner`: the member who scheduled it is no longer active
 * - `team`: its team is disabled or no longer has e-mail marketing; it resumes by itself once that is over
 * - `domain`: the sending domain is no longer verified
 * - `refused`: SendGrid does not accept the product's key or the sender
 * - `content`: SendGrid refuses the mail itself
 * - `provider`: SendGrid has failed for hours
 * - `complaints`, `bounces`: too many of its recipients complained, or could not be reached
 */
export const PauseReason = z.enum([
  "member",
  "late",
  "check",
  "owner",
  "team",
  "domain",
  "refused",
  "content",
  "provider",
  "complaints",
  "bounces",
]);
export type PauseReason = z.infer<typeof PauseReason>;

export const Pause = z.object({ reason: PauseReason, at: Time, detail: z.string().max(500).default("") });
export type Pause = z.infer<typeof Pause>;

/** What is done with a campaign. */
export type CampaignAction =
  | "edit"
  | "delete"
  | "launch"
  | "schedule"
  | "unschedule"
  | "pause"
  | "resume"
  | "cancel"
  | "finish"
  | "resend";

type State = {
  status: CampaignStatus;
  launched_at: string | null;
  pause?: Pick<Pause, "reason"> | null;
  workflow?: object | null;
};

const ALLOWED: Record<CampaignAction, readonly CampaignStatus[]> = {
  edit: ["draft"],
  delete: ["draft", "sent", "cancelled"],
  launch: ["draft", "scheduled", "paused"],
  schedule: ["draft"],
  unschedule: ["scheduled", "paused"],
  pause: ["scheduled", "sending"],
  resume: ["paused"],
  cancel: ["sending", "paused"],
  finish: ["sending"],
  resend: ["sending", "sent"],
};

/** What members can do with the campaign of an automation's step; the automation starts and ends it. */
const OF_WORKFLOW: readonly CampaignAction[] = ["pause", "resume", "resend"];

/**
 * Reasons for which a resumed schedule would stop again at once: the campaign is sent by hand or taken back to a draft.
 */
const NEVER_RESUMED: readonly PauseReason[] = ["late", "owner"];

/** Whether an action is possible in a state. A launched campaign can't be launched again or taken back to a draft. */
export function canDo(action: CampaignAction, { status, launched_at, pause, workflow }: State): boolean {
  if (workflow && !OF_WORKFLOW.includes(action)) return false;
  if (!ALLOWED[action].includes(status)) return false;
  if (action === "launch" || action === "unschedule") return launched_at === null;
  if (action === "cancel") return launched_at !== null;
  if (action === "resume") return launched_at !== null || !pause || !NEVER_RESUMED.includes(pause.reason);
  return true;
}

/**
 * A campaign that was paused before its time is scheduled again; one that was being sent continues where it stopped.
 */
export const statusOnceResumed = ({ launched_at }: Pick<State, "launched_at">): CampaignStatus =>
  launched_at === null ? "scheduled" : "sending";

/** @throws CONFLICT if the action is not possible in the campaign's state */
export function assertCanDo(action: CampaignAction, state: State): void {
  if (!canDo(action, state)) throw new AppError("CONFLICT", refusalFor(state), { status: state.status });
}

function refusalFor({ status, launched_at, pause, workflow }: State): Text {
  if (workflow) return campaignTexts.ofAutomation;
  if (status !== "paused") return campaignTexts.refusals[status];
  if (launched_at !== null) return campaignTexts.isPaused;
  if (pause?.reason === "late") return campaignTexts.isLate;
  if (pause?.reason === "check") return campaignTexts.hasFailedCheck;
  return pause?.reason === "owner" ? campaignTexts.hasLeft : campaignTexts.isStopped;
}
