import { formsTexts } from "../../forms/texts";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";
import { problem, type RouterProblem } from "./router-problem";

type Outcomes = Pick<Router, "groups" | "default">;

/**
 * Problems of outcomes that would tell more of their visitors than before: by their mail, which also stands in its sender's
 * mailbox, by its copies, or in Slack (docs/product/records.md#masking).
 * @param before undefined for a new router
 */
export function disclosureProblems(before: Outcomes | undefined, after: Outcomes): RouterProblem[] {
  const known = new Map(before && outcomesOf(before).map(({ key, told }) => [key, told]));
  return outcomesOf(after)
    .filter(({ key, told }) => told.some((one) => !known.get(key)?.includes(one)))
    .map(({ target }) => problem("actions", target, formsTexts.cannotDisclose));
}

/** What tells of visitors, by outcome. A client may leave out the id of the disqualified one. */
const outcomesOf = ({ groups, default: disqualified }: Outcomes) => [
  ...groups.map(({ id, props }) => ({ key: `group ${id}`, target: id, told: disclosuresOf(props) })),
  { key: "default", target: disqualified.id, told: disclosuresOf(disqualified.settings) },
];

function disclosuresOf({
  follow_up_mail_setting: mail,
  form_submission_noti_setting: post,
}: OutcomeSettings): string[] {
  const copies = mail ? [...mail.cc, ...mail.bcc].map((address) => `copy ${address}`) : [];
  return [
    ...(mail ? [`template ${mail.email_template_id}`, `sender ${mail.sender}`, ...copies] : []),
    ...(post?.slack_channel ? [`slack ${post.slack_channel}`] : []),
  ];
}
