import { type SlackMessage, slackMessage } from "@dure/domain/notifications/delivery/slack-message";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { readLanguage } from "../../identity/user/language-store";
import { readPeople } from "../../platform/auth/caller-store";
import { labelForTeam } from "../../records/record/router-blur";
import type { SlackWorkspace } from "../../teams/slack/slack-store";
import { mentionOf } from "./mention-of";
import { recordUrl } from "./record-url";

type About = { setting: NotificationSetting; record: CrmRecord; workspace: SlackWorkspace };

/** The post of a setting about a record as it is now, in the language of the member who saved the setting last. */
export async function messageAbout(teamId: string, { setting, record, workspace }: About): Promise<SlackMessage> {
  const { title: heading, action, updated_by } = setting;
  const [{ team, people }, locale, title] = await Promise.all([
    readPeople(teamId, record.assignee ? [record.assignee] : []),
    readLanguage(updated_by),
    labelForTeam(teamId, record),
  ]);
  const [assignee] = people;
  const name = assignee?.display_name ?? "";
  const about = {
    title,
    url: recordUrl(team, record),
    assignee: name,
    mention: assignee ? await mentionOf(teamId, workspace, assignee.email) : undefined,
    values: { title, assignee: name },
  };
  return slackMessage(heading, action.message, about, locale);
}
