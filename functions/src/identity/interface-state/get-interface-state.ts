import type { identityApi } from "@dure/domain/identity/api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readInterfaceState } from "./interface-state-store";

export const getInterfaceState: Verb<typeof identityApi.getInterfaceState> = (ctx) =>
  readInterfaceState(ctx.teamId, personOf(ctx).user_id);
