import type { emailApi } from "@dure/domain/email/api";
import { AutomationItem } from "@dure/domain/email/automation/automation";
import type { Verb } from "../../platform/http/endpoint";
import { countEnrollments } from "../enrollment/enrollment-store";
import { listStoredAutomations } from "./automation-store";

export const listAutomations: Verb<typeof emailApi.listAutomations> = async ({ teamId }) => {
  const automations = await listStoredAutomations(teamId);
  const items = automations.map(async (automation) => {
    const { running, paused, finished, stopped } = await countEnrollments(teamId, automation.id);
    return AutomationItem.parse({
      ...automation,
      record_count: running + paused + finished + stopped,
      running_count: running + paused,
      finished_count: finished,
    });
  });
  return { data: await Promise.all(items) };
};
