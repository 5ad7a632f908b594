import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readLaw } from "./law-store";

export const getEmailLaw: Verb<typeof emailApi.getEmailLaw> = ({ teamId }) => readLaw(teamId);
