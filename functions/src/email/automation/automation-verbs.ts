import type { automationApi } from "@dure/domain/email/automation/automation-api";
import type { Verbs } from "../../platform/http/endpoint";
import { listEnrollments } from "../enrollment/list-enrollments";
import { removeEnrollment } from "../enrollment/remove-enrollment";
import { activateAutomation } from "./activate-automation";
import { changeAutomation } from "./change-automation";
import { createAutomation } from "./create-automation";
import { deactivateAutomation } from "./deactivate-automation";
import { deleteAutomation } from "./delete-automation";
import { getAutomation } from "./get-automation";
import { getAutomationResults } from "./get-automation-results";
import { getAutomationVersion } from "./get-automation-version";
import { listAutomationVersions } from "./list-automation-versions";
import { listAutomations } from "./list-automations";
import { requireAutomations } from "./require-automations";

export const automationVerbs: Verbs<typeof automationApi> = requireAutomations({
  listAutomations,
  createAutomation,
  getAutomation,
  changeAutomation,
  deleteAutomation,
  activateAutomation,
  deactivateAutomation,
  listAutomationVersions,
  getAutomationVersion,
  getAutomationResults,
  listEnrollments,
  removeEnrollment,
});
