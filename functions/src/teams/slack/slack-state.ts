import { z } from "zod";
import { seal, unseal } from "../../platform/auth/secret-box";

/** Who asked Slack to be installed, carried through its pages where nobody can read or change it. */
const SlackInstall = z.object({
  user_id: z.string(),
  user_name: z.string(),
  browser_hash: z.string(),
  until_ms: z.int(),
});
export type SlackInstall = z.infer<typeof SlackInstall>;

const placeOf = (teamId: string): string => `slack-install/${teamId}`;

export const toState = (teamId: string, install: SlackInstall): string =>
  `${teamId}.${seal(JSON.stringify(install), placeOf(teamId))}`;

/** What `toState` made; undefined for anything else, and when its time is over. Slack's code works once only. */
export function readState(state: string, nowMs: number): (SlackInstall & { teamId: string }) | undefined {
  const [teamId = "", box = ""] = state.split(".");
  try {
    const install = SlackInstall.parse(JSON.parse(unseal(box, placeOf(teamId))));
    return install.until_ms > nowMs ? { ...install, teamId } : undefined;
  } catch {
    return undefined;
  }
}
