import { formsTexts } from "../../forms/texts";
import type { RoutingGroup } from "../logic/serialized-logic";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";
import { problem, type RouterProblem } from "./router-problem";

type Outcomes = Pick<Router, "groups" | "default">;

/**
 * Problems of outcomes that would tell more of their visitors than before: by their mail, which also stands in its sender's
 * mailbox, by its copies, or in Slack (docs/product/records.md#masking).
 * @param before undefined for a new router
 * @param isMasked members see values masked, on the records that they are assigned, too
 */
export function disclosureProblems(before: Outcomes | undefined, after: Outcomes, isMasked: boolean): RouterProblem[] {
  const known = new Map(before && outcomesOf(before, isMasked).map(({ key, told }) => [key, told]));
  return outcomesOf(after, isMasked)
    .filter(({ key, told }) => told.some((one) => !known.get(key)?.includes(one)))
    .map(({ target }) => problem("actions", target, formsTexts.cannotDisclose));
}

/** What tells of visitors, by outcome. A client may leave out the id of the disqualified one. */
const outcomesOf = ({ groups, default: { id, settings } }: Outcomes, isMasked: boolean) => [
  ...groups.map((group) => ({
    ...{ key: `group ${group.id}`, target: group.id },
    told: disclosuresOf(group.props, isMasked ? assigneesOf(group) : []),
  })),
  { key: "default", target: id, told: disclosuresOf(settings, isMasked ? assigneeOf(settings) : []) },
];

function disclosuresOf(
  { follow_up_mail_setting: mail, form_submission_noti_setting: post }: OutcomeSettings,
  assignees: readonly string[],
): string[] {
  const copies = mail ? [...mail.cc, ...mail.bcc].map((address) => `copy ${address}`) : [];
  return [
    ...(mail ? [`template ${mail.email_template_id}`, `sender ${mail.sender}`, ...copies] : []),
    ...(mail?.sender === "ORGANIZER" ? assignees.map((id) => `assignee ${id}`) : []),
    ...(post?.slack_channel ? [`slack ${post.slack_channel}`] : []),
  ];
}

/** From whose mailboxes a group's mail may leave. The host of a meeting is not among them: they have the booking anyway. */
function assigneesOf({ type, props }: RoutingGroup): string[] {
  if (type !== "routeTo") return assigneeOf(props);
  if (!props.without_meeting) return [];
  return props.assignee_ids.length > 0 ? props.assignee_ids : [CREATOR];
}

const assigneeOf = ({ assignee_setting }: OutcomeSettings): string[] => [assignee_setting?.user_id ?? CREATOR];

/** Where nobody is assigned, the router's creator is the sender. */
const CREATOR = "creator";
