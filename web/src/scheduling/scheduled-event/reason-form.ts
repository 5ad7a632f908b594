import { Reason } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";

/** The reason for rescheduling or canceling a meeting, which the invitee reads. */
export const ReasonForm = z.object({ reason: Reason });
