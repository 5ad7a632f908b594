import { listDeadLetters } from "../../platform/jobs/dead-letter-store";
import { type Command, SWITCH, TEXT, textOf, UsageError, wordOf } from "../command";
import { operatorContext, teamNamed } from "../operator";

const list: Command = {
  name: "dead-letters list",
  usage: "--team <team>",
  summary: "The newest hundred jobs of a team that were given up.",
  options: { team: TEXT },
  run: async (given) => ({ answer: await listDeadLetters(await teamNamed(textOf(given, "team"))) }),
};

const replay: Command = {
  name: "dead-letters replay",
  usage: "(<id> | --all) --team <team>",
  summary: "Queues jobs again that were given up: one, or the newest hundred.",
  options: { team: TEXT, all: SWITCH },
  run: async (given, operator) => {
    const teamId = await teamNamed(textOf(given, "team"));
    const ids = given.isSet("all")
      ? await allIds(teamId, given.words)
      : [wordOf(given, "the dead letter's id, or --all")];
    return {
      change: `replay ${ids.length === 1 ? ids[0] : `${ids.length} jobs`} of the team ${given.text.team}`,
      apply: async () => {
        const { replayDeadLetter } = await import("../replay-dead-letter");
        const replayed = [];
        for (const id of ids) replayed.push(await replayDeadLetter(operatorContext(operator, teamId), id));
        return replayed;
      },
    };
  },
};

async function allIds(teamId: string, words: readonly string[]): Promise<string[]> {
  if (words.length > 0) throw new UsageError("Give either an id or --all.");
  return (await listDeadLetters(teamId)).map(({ id }) => id);
}

export const deadLetterCommands: readonly Command[] = [list, replay];
