import { Reason } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";

/** Why a meeting is moved or cancelled; the invitee reads it. */
export const ReasonForm = z.object({ reason: Reason });
