import type { identityApi } from "@dure/domain/identity/api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { profileOf } from "./profile";

/** The platform creates the user document on an account's first call. */
export const getProfile: Verb<typeof identityApi.getProfile> = (ctx) => profileOf(ctx, personOf(ctx));
