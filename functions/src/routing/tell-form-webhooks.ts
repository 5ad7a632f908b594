import { formPayload } from "@dure/domain/routing/webhook/form-payload";
import { reaction } from "../platform/outbox/reaction";
import { tellWebhooks } from "../teams/webhook/delivery/tell-webhooks";
import { findIntake } from "./submission/submission-store";

/** Tells webhooks of a form's submission, once its lead is made; told twice, it makes no second delivery. */
export const tellFormWebhooks = reaction("form-webhooks", ["submission.created"], (teamId, { id, at, after }) =>
  tellWebhooks(teamId, { type: "form-submitted", key: id, at }, async () =>
    formPayload(after, await findIntake(after.id)),
  ),
);
