import { z } from "zod";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";

/** Who asked Slack to be installed, carried through its pages where nobody can read or change it. */
const SlackInstall = z.object({
  user_id: z.string(),
  browser_hash: z.string(),
  until_ms: z.int(),
});
export type SlackInstall = z.infer<typeof SlackInstall>;

const placeOf = (teamId: string): string => `slack-install/${teamId}`;

export const toState = (teamId: string, install: SlackInstall): string =>
  `${teamId}.${sealJson(install, placeOf(teamId))}`;

/** What `toState` made; undefined for anything else, and when its time is over. Slack's code works once only. */
export function readState(state: string, nowMs: number): (SlackInstall & { teamId: string }) | undefined {
  const [teamId = "", box = ""] = state.split(".");
  const { data: install } = SlackInstall.safeParse(unsealJson(box, placeOf(teamId)));
  return install && install.until_ms > nowMs ? { ...install, teamId } : undefined;
}
