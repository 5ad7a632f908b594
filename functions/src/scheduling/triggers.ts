import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { followDealType } from "./booking-page/follow-deal-type";
import { removeSubPages } from "./booking-page/remove-sub-pages";
import { blockByNewAccount } from "./calendar/block-by-new-account";
import { clearAccountCache } from "./calendar/clear-account-cache";
import { mailLostAccount, mailLostCalendar } from "./calendar/lost/mail-lost-account";
import { unblockByAccount } from "./calendar/unblock-by-account";
import { watchCalendar } from "./calendar/watch-calendar";
import { expireRequestJob } from "./cancellation/expire-requests";
import { announceMeeting } from "./meeting-mail/announce-meeting";
import { announceRequest } from "./meeting-mail/announce-request";
import { sendMeetingMail } from "./meeting-mail/send-meeting-mail";
import { planReminders } from "./reminder/plan-reminders";
import { sendReminder } from "./reminder/send-reminder";
import { linkRecord } from "./scheduled-event/link-record";
import { logMeeting } from "./scheduled-event/log-meeting";
import { relinkMeetings, relinkMeetingsOfUndone } from "./scheduled-event/relink-meetings";
import { retryCalendars, syncCalendarJob } from "./scheduled-event/retry-calendars";
import { sendMeetingWebhooks } from "./send-meeting-webhooks";
import { postAnswers } from "./slack/post-answers";
import { postMeeting } from "./slack/post-meeting";
import { withdrawOfLeaver } from "./suggestion/withdraw-of-leaver";

export const schedulingReactions: readonly Reaction[] = [
  announceMeeting,
  announceRequest,
  planReminders,
  postMeeting,
  postAnswers,
  linkRecord,
  logMeeting,
  relinkMeetings,
  relinkMeetingsOfUndone,
  followDealType,
  removeSubPages,
  clearAccountCache,
  blockByNewAccount,
  unblockByAccount,
  mailLostAccount,
  mailLostCalendar,
  retryCalendars,
  withdrawOfLeaver,
  sendMeetingWebhooks,
];

export const schedulingJobs: readonly Job[] = [
  watchCalendar,
  sendMeetingMail,
  syncCalendarJob,
  sendReminder,
  expireRequestJob,
];
