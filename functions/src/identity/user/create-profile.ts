import type { identityApi } from "@dure/domain/identity/api";
import { changeProfile } from "@dure/domain/identity/user";
import { regionalDefaults } from "@dure/domain/shared/zone/regional-defaults";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertNotDeactivated, profileOf } from "./profile";
import { getUser, moveSlug, saveUser } from "./user-store";

/** A second call changes the profile; a new slug frees the old one. */
export const createProfile: Verb<typeof identityApi.createProfile> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const before = await getUser(tx, ctx.teamId, ctx.actor.id);
    assertNotDeactivated(before);
    await moveSlug(tx, ctx.teamId, before, body.user_slug);
    const { timezone } = before.has_profile ? before : regionalDefaults(ctx.locale, ctx.timeZone);
    const after = { ...changeProfile(before, { ...body, timezone }, ctx.now), has_profile: true };
    saveUser(tx, ctx.teamId, after);
    return {
      answer: await profileOf(ctx, after),
      event: before.has_profile
        ? { type: "user.changed", before, after }
        : { type: "user.created", before: null, after },
    };
  });
