import type { emailApi } from "@dure/domain/email/api";
import { setAutomationStatus } from "@dure/domain/email/automation/change-automation";
import type { Verb } from "../../platform/http/endpoint";
import { saveAutomationChange } from "./save-automation-change";

export const activateAutomation: Verb<typeof emailApi.activateAutomation> = (ctx, { params }) =>
  saveAutomationChange(ctx, params.id, {
    type: "automation.activated",
    change: (before) => setAutomationStatus(before, "active", { actorId: ctx.actor.id, now: ctx.now }),
  });
