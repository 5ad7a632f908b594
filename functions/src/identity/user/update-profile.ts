import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { changeUser } from "./change-user";

export const updateProfile: Verb<typeof identityApi.updateProfile> = (ctx, { body }) => changeUser(ctx, body);
