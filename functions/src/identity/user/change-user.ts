import type { Profile } from "@dure/domain/identity/user";
import type { User } from "@dure/domain/shared/caller/user";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertNotDeactivated, profileOf } from "./profile";
import { getUser, saveUser } from "./user-store";

/** Changes the caller's own document; undefined fields stay as they are. */
export const changeUser = (
  ctx: Context,
  changes: { [Field in keyof User]?: User[Field] | undefined },
): Promise<Profile> =>
  transaction(ctx, async (tx) => {
    const before = await getUser(tx, ctx.teamId, ctx.actor.id);
    assertNotDeactivated(before);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given, updated_at: ctx.now };
    saveUser(tx, ctx.teamId, after);
    return { answer: await profileOf(ctx, after), event: { type: "user.changed", before, after } };
  });
