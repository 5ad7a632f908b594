import { changeProfile, type Profile } from "@dure/domain/identity/user";
import type { User } from "@dure/domain/shared/caller/user";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertNotDeactivated, profileOf } from "./profile";
import { getUser, moveSlug, saveUser } from "./user-store";

/** Changes the caller's own document; undefined fields stay as they are. A new slug frees the old one. */
export const changeUser = (
  ctx: Context,
  changes: { [Field in keyof User]?: User[Field] | undefined },
): Promise<Profile> =>
  transaction(ctx, async (tx) => {
    const before = await getUser(tx, ctx.teamId, ctx.actor.id);
    assertNotDeactivated(before);
    if (changes.user_slug) await moveSlug(tx, ctx.teamId, before, changes.user_slug);
    const after = changeProfile(before, changes, ctx.now);
    saveUser(tx, ctx.teamId, after);
    return { answer: await profileOf(ctx, after), event: { type: "user.changed", before, after } };
  });
