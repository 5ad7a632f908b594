import type { JobHandler } from "../platform/jobs/job";
import { ACTION_MAIL, sendActionMail } from "./sign-in/send-action-mail";

export const identityJobs: Record<string, JobHandler> = { [ACTION_MAIL]: sendActionMail };
