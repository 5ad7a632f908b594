import { FormView } from "@dure/domain/routing/router/public-router";
import { reaction } from "../../platform/outbox/reaction";
import { markSubmitted } from "../form-view/form-view-store";
import { findIntake } from "./submission-store";

/** Marks the visitor's form view as submitted, on its day in the router's time zone. Idempotent. */
export const markViewSubmitted = reaction("note-submission", ["submission.created"], async (teamId, { after }) => {
  const visitor = FormView.safeParse({ visitor_id: after.visitor_id });
  const intake = visitor.success ? await findIntake(after.id) : undefined;
  if (!intake || !visitor.success) return;
  const seen = { teamId, routerId: after.router_id, timeZone: intake.router_timezone, now: after.submittedAt };
  await markSubmitted(seen, visitor.data.visitor_id);
});
