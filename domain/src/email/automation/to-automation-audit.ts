import type { Automation } from "./automation";
import type { AutomationAudit } from "./automation-events";
import { flatSteps } from "./steps";

export function toAutomationAudit(automation: Automation): AutomationAudit {
  const { id, name, status, trigger, version, re_entry, stops_on_booking, actions } = automation;
  return { id, name, status, trigger, version, re_entry, stops_on_booking, steps: flatSteps(actions).length };
}
