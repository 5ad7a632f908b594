import { type FlagMap, withFlag } from "@dure/domain/teams/feature/feature-flag";
import type { Context } from "../../platform/context";
import { runTransaction } from "../../platform/firebase";
import { transaction } from "../../platform/transaction/transaction-store";
import { type FlagOwner, getFlags, saveFlags } from "./feature-flag-store";
import { saveOperation } from "./operation-store";

type Change = { name: string; value: boolean | null };

/**
 * Sets a flag of a team or of one of its users, for an operator.
 * @param value null resets it to the level above
 */
export function setTeamFlag(
  ctx: Context,
  owner: Exclude<FlagOwner, { level: "global" }>,
  { name, value }: Change,
): Promise<FlagMap> {
  return transaction(ctx, async (tx) => {
    const before = await getFlags(tx, owner);
    const after = withFlag(before, name, value);
    if (isSet(before, { name, value })) return { answer: after, event: [] };
    saveFlags(tx, owner, before, after);
    const view = (flags: FlagMap) => ({ id: owner.id, level: owner.level, flags });
    return { answer: after, event: { type: "feature-flags.changed", before: view(before), after: view(after) } };
  });
}

/** Whether a flag already has the wanted value: then no entry is written. */
const isSet = (flags: FlagMap, { name, value }: Change): boolean =>
  value === null ? !Object.hasOwn(flags, name) : flags[name] === value;

/** Sets a flag for all teams, for an operator. */
export function setGlobalFlag(ctx: Context, { name, value }: Change): Promise<FlagMap> {
  return runTransaction(async (tx) => {
    const owner = { level: "global" } as const;
    const before = await getFlags(tx, owner);
    if (isSet(before, { name, value })) return before;
    const after = withFlag(before, name, value);
    saveFlags(tx, owner, before, after);
    saveOperation(tx, ctx, { type: "feature-flags.changed", before: { flags: before }, after: { flags: after } });
    return after;
  });
}
