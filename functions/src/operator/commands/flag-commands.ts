import { FlagName, mergeFlags } from "@dure/domain/teams/feature/feature-flag";
import { type FlagOwner, readFlags } from "../../teams/feature/feature-flag-store";
import { setGlobalFlag, setTeamFlag } from "../../teams/feature/set-flag";
import { type Command, type Given, SWITCH, TEXT, textOf, UsageError, wordOf } from "../command";
import { type Operator, operatorContext, teamNamed, userNamed } from "../operator";

const OWNER = "(--global | --team <team> [--user <e-mail>])";
const OPTIONS = { global: SWITCH, team: TEXT, user: TEXT };

const listFlags: Command = {
  name: "flags list",
  usage: "[--team <team> [--user <e-mail>]]",
  summary: "Flags of all levels, and what counts in the end.",
  options: { team: TEXT, user: TEXT },
  run: async ({ text }) => {
    const teamId = text.team && (await teamNamed(text.team));
    const uid = teamId && text.user && (await userNamed(teamId, text.user));
    const global = await readFlags({ level: "global" });
    const team = teamId ? await readFlags({ level: "team", id: teamId }) : {};
    const user = uid ? await readFlags({ level: "user", id: uid }) : {};
    const merged = mergeFlags(global, team, user);
    return { answer: { global, ...(teamId && { team }), ...(uid && { user }), merged } };
  },
};

const setter = (verb: "enable" | "disable" | "reset", value: boolean | null, summary: string): Command => ({
  name: `flags ${verb}`,
  usage: `<flag> ${OWNER}`,
  summary,
  options: OPTIONS,
  run: async (given, operator) => {
    const name = FlagName.safeParse(wordOf(given, "the flag's name"));
    if (!name.success) throw new UsageError(name.error.issues[0]?.message);
    const { owner, teamId, place } = await ownerOf(given);
    return {
      change: `${verb} the flag ${name.data} ${place}`,
      apply: () => setFlag(operator, teamId, owner, { name: name.data, value }),
    };
  },
});

const setFlag = (operator: Operator, teamId: string, owner: FlagOwner, change: Parameters<typeof setGlobalFlag>[1]) =>
  owner.level === "global"
    ? setGlobalFlag(operatorContext(operator), change)
    : setTeamFlag(operatorContext(operator, teamId), owner, change);

async function ownerOf(given: Given): Promise<{ owner: FlagOwner; teamId: string; place: string }> {
  const { text, isSet } = given;
  if (isSet("global") === isSet("team")) throw new UsageError("Give either --global or --team.");
  if (isSet("global")) return { owner: { level: "global" }, teamId: "", place: "for all teams" };
  const teamId = await teamNamed(textOf(given, "team"));
  if (!text.user) return { owner: { level: "team", id: teamId }, teamId, place: `for the team ${text.team}` };
  const id = await userNamed(teamId, text.user);
  return { owner: { level: "user", id }, teamId, place: `for ${text.user} of the team ${text.team}` };
}

export const flagCommands: readonly Command[] = [
  listFlags,
  setter("enable", true, "Switches a flag on."),
  setter("disable", false, "Switches a flag off."),
  setter("reset", null, "Gives a flag the value of the level above again."),
];
