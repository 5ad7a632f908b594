import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import { settingProblems } from "@dure/domain/notifications/setting/setting-problems";
import { notificationsTexts } from "@dure/domain/notifications/texts";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { readTriggerContext } from "./to-setting-view";

/**
 * Checks that a setting can be turned on. The reason why the product turned it off is ignored: it may be fixed.
 * @throws NOT_ACCEPTABLE, naming what is missing in `details.problems`
 */
export async function assertComplete(teamId: string, setting: NotificationSetting): Promise<void> {
  const problems = settingProblems({ ...setting, stopped: null }, await readTriggerContext(teamId));
  if (problems.length === 0) return;
  const onlySlack = problems.every((problem) => problem === "slack");
  throw new AppError("NOT_ACCEPTABLE", onlySlack ? teamsTexts.slackMissing : notificationsTexts.incomplete, {
    problems,
  });
}
