import type { identityApi } from "@dure/domain/identity/api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readSignature } from "./email-signature-store";

export const getEmailSign: Verb<typeof identityApi.getEmailSign> = async (ctx) => ({
  sign: (await readSignature(ctx.teamId, personOf(ctx).user_id))?.html ?? "",
});
