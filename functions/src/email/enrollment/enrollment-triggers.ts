import type { Job } from "../../platform/jobs/define-job";
import type { Reaction } from "../../platform/outbox/reaction";
import { enrollOnDate } from "./enroll-on-dates";
import { enrollOnSegment, lookAtSegment } from "./enroll-on-segments";
import { enrollStageChange } from "./enroll-stage-change";
import { enrollSubmission } from "./enroll-submission";
import { resumeEnrollments, resumeWithPlan } from "./resume-enrollments";
import { runEnrollment } from "./run-enrollment";
import { stopOnBooking } from "./stop-on-booking";

export const enrollmentReactions: readonly Reaction[] = [
  enrollSubmission,
  enrollStageChange,
  lookAtSegment,
  stopOnBooking,
  resumeEnrollments,
  resumeWithPlan,
];

export const enrollmentJobs: readonly Job[] = [runEnrollment, enrollOnDate, enrollOnSegment];
