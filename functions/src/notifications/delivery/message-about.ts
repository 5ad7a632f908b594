import { type SlackMessage, slackMessage } from "@dure/domain/notifications/delivery/slack-message";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { readLanguage } from "../../identity/user/language-store";
import { readPeople } from "../../platform/auth/caller-store";
import { teamUrl } from "../../platform/team-url";
import type { SlackWorkspace } from "../../teams/slack/slack-store";
import { mentionOf } from "./mention-of";

type About = { setting: NotificationSetting; record: CrmRecord; workspace: SlackWorkspace };

const PAGES = { lead: "leads", deal: "deals", company: "companies", contact: "contacts" } as const;

/** The post of a setting about a record as it is now, in the language of the member who saved the setting last. */
export async function messageAbout(teamId: string, { setting, record, workspace }: About): Promise<SlackMessage> {
  const { title: heading, action, updated_by } = setting;
  const [{ team, people }, locale] = await Promise.all([
    readPeople(teamId, record.assignee ? [record.assignee] : []),
    readLanguage(updated_by),
  ]);
  const [assignee] = people;
  const title = labelOf(record);
  const name = assignee?.display_name ?? "";
  const about = {
    title,
    url: teamUrl(team.team_slug, `/${PAGES[entityOf(record)]}/${record.id}`),
    assignee: name,
    mention: assignee ? await mentionOf(teamId, workspace, assignee.email) : undefined,
    values: { title, assignee: name },
  };
  return slackMessage(heading, action.message, about, locale);
}
