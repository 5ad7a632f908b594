import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { getStoredAutomation } from "./automation-store";

export const getAutomation: Verb<typeof emailApi.getAutomation> = ({ teamId }, { params }) =>
  getStoredAutomation(teamId, params.id);
