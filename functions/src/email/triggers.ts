import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { copyToRecord, copyToRecords } from "./address/copy-subscribe-status";
import { joinMergedAddresses, partUnmergedAddresses, tightenJoinedAddresses } from "./address/join-addresses";
import { takeFormConsents } from "./address/take-form-consents";
import { takeImportedStatuses } from "./address/take-imported-statuses";
import { releaseOfCampaign, releaseOfTemplate } from "./attachment/release-attachments";
import { cancelMails } from "./automation-mail/cancel-mails";
import { removeDeletedCampaign } from "./campaign/remove-deleted-campaign";
import { launchAtTime } from "./campaign/sending/launch-at-time";
import { resumeWithTeam } from "./campaign/sending/resume-with-team";
import { mailCampaignStopped } from "./deliverability/mail-campaign-stopped";
import { enrollmentJobs, enrollmentReactions } from "./enrollment/enrollment-triggers";
import { applyEmailEvents } from "./event/apply-email-events";
import { noteUnsubscribe } from "./event/note-unsubscribe";
import { sendRequestedFollowUp } from "./follow-up/send-requested-follow-up";
import { keepPageImages } from "./image/keep-page-images";
import { reconfirmConsents } from "./law/reconfirm-consents";
import { findRecipients } from "./ledger/find-recipients";
import { checkDomain, checkDoubtedDomain } from "./sending-domain/check-domains";
import { mailDomainLost } from "./sending-domain/mail-domain-lost";
import { provisionAddedDomain } from "./sending-domain/provision-sending-domain";
import { removeProviderDomain } from "./sending-domain/remove-sending-domain";

export const emailReactions: readonly Reaction[] = [
  copyToRecords,
  copyToRecord,
  joinMergedAddresses,
  partUnmergedAddresses,
  tightenJoinedAddresses,
  takeImportedStatuses,
  takeFormConsents,
  ...enrollmentReactions,
  cancelMails,
  sendRequestedFollowUp,
  noteUnsubscribe,
  removeDeletedCampaign,
  resumeWithTeam,
  provisionAddedDomain,
  removeProviderDomain,
  checkDoubtedDomain,
  mailDomainLost,
  mailCampaignStopped,
  releaseOfTemplate,
  releaseOfCampaign,
  keepPageImages,
];

export const emailJobs: readonly Job[] = [
  ...enrollmentJobs,
  applyEmailEvents,
  checkDomain,
  findRecipients,
  launchAtTime,
  reconfirmConsents,
];
