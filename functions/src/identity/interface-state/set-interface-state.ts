import type { identityApi } from "@dure/domain/identity/api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readInterfaceState, saveInterfaceState } from "./interface-state-store";

export const setInterfaceState: Verb<typeof identityApi.setInterfaceState> = async (ctx, { body }) => {
  const { user_id } = personOf(ctx);
  await saveInterfaceState(ctx.teamId, user_id, body);
  return readInterfaceState(ctx.teamId, user_id);
};
