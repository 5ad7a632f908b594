import type { Enrollment } from "@dure/domain/email/automation/enrollment";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { escapeSlack } from "@dure/domain/teams/slack";
import { findTeam } from "../../platform/auth/team-store";
import { teamUrl } from "../../platform/team-url";
import { labelForTeam } from "../../records/record/router-blur";
import { postToSlack } from "../../teams/slack/post-to-slack";

/** Tells a Slack channel that a record has come to a step, once for each enrollment and step. */
export async function postStepToSlack(
  teamId: string,
  { id }: Enrollment,
  step: { id: string; channel: string; text: string },
  record: CrmRecord,
): Promise<void> {
  const [known, label] = await Promise.all([findTeam(teamId), labelForTeam(teamId, record)]);
  const link = teamUrl(
    known?.team.team_slug ?? null,
    `/${entityOf(record) === "deal" ? "deals" : "leads"}/${record.id}`,
  );
  const text = `${escapeSlack(step.text)}\n<${link}|${escapeSlack(label).replaceAll("|", " ")}>`;
  await postToSlack(teamId, `automation-${id}-${step.id}`, { channel: step.channel, text });
}
