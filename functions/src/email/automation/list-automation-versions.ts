import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { countOnVersion } from "../enrollment/enrollment-store";
import { getStoredAutomation, listVersions } from "./automation-store";

export const listAutomationVersions: Verb<typeof emailApi.listAutomationVersions> = async ({ teamId }, { params }) => {
  const [, versions] = await Promise.all([getStoredAutomation(teamId, params.id), listVersions(teamId, params.id)]);
  const data = versions.map(async (version) => ({
    ...version,
    running: await countOnVersion(teamId, params.id, version.version),
  }));
  return { data: await Promise.all(data) };
};
