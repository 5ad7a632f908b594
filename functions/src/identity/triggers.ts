import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { copySaml } from "./saml/sync-saml";
import { planCertificateWarning, warnCertificate } from "./saml/warn-certificate";
import { clearFactors } from "./second-factor/clear-factors";
import { mailSecondFactorNews } from "./second-factor/mail-second-factor-news";
import { sendActionMail } from "./sign-in/send-action-mail";

export const identityJobs: readonly Job[] = [sendActionMail, warnCertificate];

export const identityReactions: readonly Reaction[] = [
  clearFactors,
  mailSecondFactorNews,
  copySaml,
  planCertificateWarning,
];
