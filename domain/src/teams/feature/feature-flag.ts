import { z } from "zod";

/** A flag's name; the user's own flags share the names. */
export const FlagName = z.string().regex(/^[A-Za-z][\w-]{0,59}$/, "A flag's name is letters, digits, - and _.");

/** Flags by their names. A flag that is missing here has the value of the level above. */
export type FlagMap = Record<string, boolean>;

export const FlagMap = z.record(FlagName, z.boolean());

/** Where a flag is set (docs/product/teams.md#feature-flags). */
export const FLAG_LEVELS = ["global", "team", "user"] as const;
export type FlagLevel = (typeof FLAG_LEVELS)[number];

/** The flags of a stored document. Browsers write their user's own document, so it may hold anything else too. */
export const flagsIn = (stored: object): FlagMap =>
  Object.fromEntries(Object.entries(stored).filter(([name, value]) => FlagMap.safeParse({ [name]: value }).success));

/** What counts for a user: their own value, else the team's, else the global one. */
export const mergeFlags = (global: FlagMap, team: FlagMap, personal: FlagMap): FlagMap => ({
  ...global,
  ...team,
  ...personal,
});

/** A flag that nobody has set is off. */
export const isFlagOn = (flags: FlagMap, name: string): boolean => Object.hasOwn(flags, name) && flags[name] === true;

/** @param value null resets the flag to the value of the level above */
export function withFlag(flags: FlagMap, name: string, value: boolean | null): FlagMap {
  const { [name]: _, ...others } = flags;
  return value === null ? others : { ...others, [name]: value };
}
