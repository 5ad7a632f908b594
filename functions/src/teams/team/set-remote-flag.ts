import type { RemoteFlag } from "@dure/domain/shared/caller/remote-flags";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getRemoteFlags, saveRemoteFlag } from "./remote-config-store";

/** Sets a remote flag of a team, for an operator. Each call reads the flags, so the change takes effect at once. */
export const setRemoteFlag = (ctx: Context, flag: RemoteFlag, isOn: boolean): Promise<{ flags: RemoteFlag[] }> =>
  transaction(ctx, async (tx) => {
    const before = await getRemoteFlags(tx, ctx.teamId);
    if (before.includes(flag) === isOn) return { answer: { flags: before }, event: [] };
    const others = before.filter((one) => one !== flag);
    const after = isOn ? [...others, flag] : others;
    saveRemoteFlag(tx, ctx.teamId, flag, isOn);
    const view = (flags: RemoteFlag[]) => ({ id: ctx.teamId, flags });
    return {
      answer: { flags: after },
      event: { type: "remote-config.changed", before: view(before), after: view(after) },
    };
  });
