import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { countDue } from "./due-consent-store";

export const getReconfirmation: Verb<typeof emailApi.getReconfirmation> = ({ teamId, now }) => countDue(teamId, now);
