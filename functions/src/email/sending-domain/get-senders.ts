import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readSenders } from "./senders-store";

export const getSenders: Verb<typeof emailApi.getSenders> = ({ teamId }) => readSenders(teamId);
