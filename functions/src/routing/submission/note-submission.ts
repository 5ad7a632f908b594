import type { OutboxEvent } from "@dure/domain/events";
import { FormView } from "@dure/domain/routing/router/public-router";
import { noteSubmitted } from "../form-view/form-view-store";
import { findIntake } from "./submission-store";

/** Notes on the day of whoever submitted that they did, of the router's zone; told again, it says the same. */
export async function noteSubmission(teamId: string, { type, after }: OutboxEvent): Promise<void> {
  if (type !== "submission.created") return;
  const visitor = FormView.safeParse({ visitor_id: after.visitor_id });
  const intake = visitor.success ? await findIntake(after.id) : undefined;
  if (!intake || !visitor.success) return;
  const seen = { teamId, routerId: after.router_id, timeZone: intake.router_timezone, now: after.submittedAt };
  await noteSubmitted(seen, visitor.data.visitor_id);
}
