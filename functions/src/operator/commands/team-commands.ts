import { reactivateAccount } from "../../identity/sign-in/reactivate-account";
import { enableSecondFactorEverywhere } from "../../identity/tenant/enable-second-factor";
import { teamPages } from "../../identity/tenant/tenant-store";
import { indexCompanies } from "../../records/incoming/index-companies-store";
import { extendTrial } from "../../teams/plan/extend-trial";
import { setTeamEnabled } from "../../teams/team/set-team-enabled";
import { readTeam } from "../../teams/team/team-store";
import { type Command, TEXT, textOf, UsageError } from "../command";
import { operatorContext, teamNamed } from "../operator";

const MAX_TRIAL_DAYS = 365;

const show: Command = {
  name: "team show",
  usage: "--team <team>",
  summary: "A team's state, address and plan.",
  options: { team: TEXT },
  run: async (given) => {
    const { team_id, team_slug, display_name, domain, state, plan, plan_end_date, seats } = await readTeam(
      await teamNamed(textOf(given, "team")),
    );
    return { answer: { team_id, team_slug, display_name, domain, state, plan, plan_end_date, seats } };
  },
};

const admission = (verb: "enable" | "disable", summary: string): Command => ({
  name: `team ${verb}`,
  usage: "--team <team>",
  summary,
  options: { team: TEXT },
  run: async (given, operator) => {
    const teamId = await teamNamed(textOf(given, "team"));
    return {
      change: `${verb} the team ${given.text.team}`,
      apply: () => setTeamEnabled(operatorContext(operator, teamId), verb === "enable"),
    };
  },
});

const trial: Command = {
  name: "team extend-trial",
  usage: "--team <team> --days <days>",
  summary: `Lengthens a team's trial by 1 to ${MAX_TRIAL_DAYS} days; one that is over begins again.`,
  options: { team: TEXT, days: TEXT },
  run: async (given, operator) => {
    const days = Number(textOf(given, "days"));
    if (!Number.isInteger(days) || days < 1 || days > MAX_TRIAL_DAYS)
      throw new UsageError(`--days is a whole number from 1 to ${MAX_TRIAL_DAYS}.`);
    const teamId = await teamNamed(textOf(given, "team"));
    return {
      change: `extend the trial of the team ${given.text.team} by ${days} days`,
      apply: () => extendTrial(operatorContext(operator, teamId), days),
    };
  },
};

const reactivate: Command = {
  name: "account reactivate",
  usage: "--team <team> --user <e-mail>",
  summary: "Lets an account sign in again that was locked after wrong passwords.",
  options: { team: TEXT, user: TEXT },
  run: async (given, operator) => {
    const teamId = await teamNamed(textOf(given, "team"));
    const email = textOf(given, "user");
    return {
      change: `reactivate the account ${email} of the team ${given.text.team}`,
      apply: () => reactivateAccount(operatorContext(operator, teamId), email).then(() => ({ email })),
    };
  },
};

const secondFactor: Command = {
  name: "second-factor enable-all",
  usage: "",
  summary: "Lets the people of teams from before second factors register an authenticator app.",
  options: {},
  run: async () => ({
    change: "enable second factors for all tenants that lack them",
    apply: async () => ({ teams: await enableSecondFactorEverywhere() }),
  }),
};

const companies: Command = {
  name: "companies index",
  usage: "",
  summary: "Lets companies of before be found by their name with and without its corporate form.",
  options: {},
  run: async () => ({
    change: "index the companies of all teams by their names' keys",
    apply: async () => {
      let count = 0;
      for await (const teams of teamPages()) for (const teamId of teams) count += await indexCompanies(teamId);
      return { companies: count };
    },
  }),
};

export const teamCommands: readonly Command[] = [
  show,
  admission("disable", "Closes a team to its people, who are told to contact support. Its data stays."),
  admission("enable", "Opens a team again."),
  trial,
  secondFactor,
  companies,
  reactivate,
];
