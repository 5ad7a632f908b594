import type { emailApi } from "@dure/domain/email/api";
import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { findVersion, getStoredAutomation } from "./automation-store";

export const getAutomationVersion: Verb<typeof emailApi.getAutomationVersion> = async ({ teamId }, { params }) => {
  const [, version] = await Promise.all([
    getStoredAutomation(teamId, params.id),
    findVersion(teamId, params.id, params.version),
  ]);
  if (!version) throw new AppError("NOT_FOUND", automationTexts.notFound);
  return version;
};
