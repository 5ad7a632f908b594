import type { emailApi } from "@dure/domain/email/api";
import { setAutomationStatus } from "@dure/domain/email/automation/change-automation";
import type { Verb } from "../../platform/http/endpoint";
import { saveAutomationChange } from "./save-automation-change";

export const deactivateAutomation: Verb<typeof emailApi.deactivateAutomation> = (ctx, { params }) =>
  saveAutomationChange(ctx, params.id, {
    type: "automation.deactivated",
    change: (before) => setAutomationStatus(before, "inactive", { actorId: ctx.actor.id, now: ctx.now }),
  });
