import type { JobHandler, Reaction } from "../platform/jobs/job";
import { followDealType } from "./booking-page/follow-deal-type";
import { removeSubPages } from "./booking-page/remove-sub-pages";
import { forgetAccount } from "./calendar/forget-account";
import { watchCalendar } from "./calendar/watch-calendar";
import { planReminders } from "./reminder/plan-reminders";
import { sendReminder } from "./reminder/send-reminder";
import { announceMeeting } from "./scheduled-event/announce-meeting";
import { followMerge } from "./scheduled-event/follow-merge";
import { linkRecord } from "./scheduled-event/link-record";
import { retryCalendars, syncCalendarJob } from "./scheduled-event/retry-calendars";
import { sendMeetingMail } from "./scheduled-event/send-meeting-mail";
import { postAnswers } from "./slack/post-answers";
import { postMeeting } from "./slack/post-meeting";

export const schedulingReactions: readonly Reaction[] = [
  {
    name: "announce-meeting",
    on: ["meeting.created", "meeting.rescheduled", "meeting.cancelled"],
    run: announceMeeting,
  },
  { name: "plan-reminders", on: ["meeting.created", "meeting.rescheduled"], run: planReminders },
  {
    name: "post-meeting",
    on: ["meeting.created", "meeting.rescheduled", "meeting.cancelled"],
    run: postMeeting,
  },
  { name: "post-answers", on: ["meeting.created"], run: postAnswers },
  { name: "link-record", on: ["meeting.recorded"], run: linkRecord },
  { name: "follow-merge", on: ["lead.merged", "deal.merged"], run: followMerge },
  { name: "follow-deal-type", on: ["pipeline.changed", "pipeline.deleted"], run: followDealType },
  { name: "remove-sub-pages", on: ["router.changed", "router.deleted"], run: removeSubPages },
  {
    name: "forget-account",
    on: ["connection.created", "connection.deleted", "connection.revoked"],
    run: forgetAccount,
  },
  { name: "retry-calendars", on: ["connection.created"], run: retryCalendars },
];

export const schedulingJobs: Record<string, JobHandler> = {
  "watch-calendar": watchCalendar,
  "meeting-mail": sendMeetingMail,
  "sync-calendar": syncCalendarJob,
  "send-reminder": sendReminder,
};
