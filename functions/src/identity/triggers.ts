import type { Job } from "../platform/jobs/define-job";
import { sendActionMail } from "./sign-in/send-action-mail";

export const identityJobs: readonly Job[] = [sendActionMail];
