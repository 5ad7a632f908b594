import { z } from "zod";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";

/** The member who started the installation. It is sealed in the OAuth state, so that nobody can read or change it. */
const SlackInstall = z.object({
  user_id: z.string(),
  browser_hash: z.string(),
  until_ms: z.int(),
});
export type SlackInstall = z.infer<typeof SlackInstall>;

const placeOf = (teamId: string): string => `slack-install/${teamId}`;

export const toState = (teamId: string, install: SlackInstall): string =>
  `${teamId}.${sealJson(install, placeOf(teamId))}`;

/**
 * Opens a state of `toState`; undefined for an invalid or expired one. It may be reused: Slack's code works only once.
 */
export function readState(state: string, nowMs: number): (SlackInstall & { teamId: string }) | undefined {
  const [teamId = "", box = ""] = state.split(".");
  const { data: install } = SlackInstall.safeParse(unsealJson(box, placeOf(teamId)));
  return install && install.until_ms > nowMs ? { ...install, teamId } : undefined;
}
