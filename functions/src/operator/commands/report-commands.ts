import { type Command, TEXT, textOf } from "../command";
import { operatorContext, teamNamed } from "../operator";

const fill: Command = {
  name: "reports fill-past",
  usage: "--team <team>",
  summary: "Fills in the stages, meetings and submissions of a team from its audit log, once, for reports.",
  options: { team: TEXT },
  run: async (given, operator) => {
    const teamId = await teamNamed(textOf(given, "team"));
    return {
      change: `fill in the past of the team ${given.text.team} from its audit log`,
      apply: async () => {
        const { backfillReports } = await import("../backfill-reports/backfill-reports");
        return backfillReports(operatorContext(operator, teamId));
      },
    };
  },
};

export const reportCommands: readonly Command[] = [fill];
