import type { emailApi } from "@dure/domain/email/api";
import { toSendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import type { Verb } from "../../platform/http/endpoint";
import { readSendingDomain } from "./sending-domain-store";

export const getSendingDomain: Verb<typeof emailApi.getSendingDomain> = async ({ teamId }) =>
  toSendingDomain(await readSendingDomain(teamId));
