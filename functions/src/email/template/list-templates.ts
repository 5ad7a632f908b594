import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { findTemplates } from "./template-store";

export const listTemplates: Verb<typeof emailApi.listTemplates> = async (ctx) => ({
  data: await findTemplates(ctx.teamId),
});
