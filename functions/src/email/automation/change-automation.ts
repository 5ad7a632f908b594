import type { emailApi } from "@dure/domain/email/api";
import { changeAutomation as change } from "@dure/domain/email/automation/change-automation";
import type { Verb } from "../../platform/http/endpoint";
import { withMailIds } from "../automation-mail/with-mail-ids";
import { saveAutomationChange } from "./save-automation-change";

export const changeAutomation: Verb<typeof emailApi.changeAutomation> = (ctx, { params, query, body }) =>
  saveAutomationChange(ctx, params.id, {
    type: "automation.changed",
    basedOn: query,
    change: (before) =>
      change(
        before,
        { ...body, actions: withMailIds(params.id, body.actions) },
        { actorId: ctx.actor.id, now: ctx.now },
      ),
  });
