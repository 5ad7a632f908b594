import { REMOTE_FLAGS, type RemoteFlag } from "@dure/domain/shared/caller/remote-flags";
import { readRemoteFlags } from "../../teams/team/remote-config-store";
import { setRemoteFlag } from "../../teams/team/set-remote-flag";
import { type Command, TEXT, textOf, UsageError, wordOf } from "../command";
import { operatorContext, teamNamed } from "../operator";

const show: Command = {
  name: "remote-config list",
  usage: "--team <team>",
  summary: "The remote flags that a team has, and all there are.",
  options: { team: TEXT },
  run: async (given) => ({
    answer: { on: await readRemoteFlags(await teamNamed(textOf(given, "team"))), all: REMOTE_FLAGS },
  }),
};

const setter = (verb: "enable" | "disable"): Command => ({
  name: `remote-config ${verb}`,
  usage: "<flag> --team <team>",
  summary: `Switches a remote flag ${verb === "enable" ? "on" : "off"} for a team.`,
  options: { team: TEXT },
  run: async (given, operator) => {
    const flag = flagNamed(wordOf(given, "the flag's name"));
    const teamId = await teamNamed(textOf(given, "team"));
    return {
      change: `${verb} ${flag} for the team ${given.text.team}`,
      apply: () => setRemoteFlag(operatorContext(operator, teamId), flag, verb === "enable"),
    };
  },
});

function flagNamed(name: string): RemoteFlag {
  const flag = REMOTE_FLAGS.find((one) => one === name);
  if (!flag) throw new UsageError(`There is no remote flag ${name}. There are: ${REMOTE_FLAGS.join(", ")}.`);
  return flag;
}

export const remoteConfigCommands: readonly Command[] = [show, setter("enable"), setter("disable")];
