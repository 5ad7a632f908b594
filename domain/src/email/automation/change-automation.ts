import { dequal } from "dequal/lite";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import type { Automation, AutomationBody, AutomationVersion } from "./automation";
import { automationTexts } from "./automation-texts";

/** @throws FORBIDDEN unless the actor made the automation or is an admin */
export function assertMayChange({ created_by }: Pick<Automation, "created_by">, actor: Actor): void {
  if (actor.role !== "admin" && actor.id !== created_by) throw new AppError("FORBIDDEN", automationTexts.ofOther);
}

type Edit = { actorId: string; now: string };

/** Applies an edit; the same object is answered where it changes nothing. */
export function changeAutomation(before: Automation, body: AutomationBody, { actorId, now }: Edit): Automation {
  const after = { ...before, ...body };
  return dequal(before, after) ? before : { ...after, updated_by: actorId, updated_at: now };
}

export function setAutomationStatus(before: Automation, status: Automation["status"], { actorId, now }: Edit) {
  return before.status === status ? before : { ...before, status, updated_by: actorId, updated_at: now };
}

type Published = { automation: Automation; version: AutomationVersion | undefined };

/**
 * Makes a new version of an active automation, unless its steps, trigger and publisher are those of the last version.
 * @param last the latest version, undefined before the first
 */
export function publish(automation: Automation, last: AutomationVersion | undefined, edit: Edit): Published {
  const { trigger, actions } = automation;
  if (automation.status !== "active") return { automation, version: undefined };
  if (last && dequal([last.trigger, last.actions, last.published_by], [trigger, actions, edit.actorId]))
    return { automation, version: undefined };
  const version = automation.version + 1;
  return {
    automation: { ...automation, version },
    version: { version, trigger, actions, published_by: edit.actorId, published_at: edit.now },
  };
}
