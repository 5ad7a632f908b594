import { formsTexts } from "../../forms/texts";
import type { RoutingGroup } from "../logic/serialized-logic";
import type { OutcomeSettings } from "./group";
import type { Router } from "./router";
import { problem, type RouterProblem } from "./router-problem";

type Outcomes = Pick<Router, "groups" | "default">;

/**
 * Problems of outcomes that would disclose more about visitors than before: by their mail, which also stays in its
 * sender's mailbox, by its copies, or in Slack (docs/product/records.md#masking).
 * @param before undefined for a new router
 * @param isMasked whether members see masked values even on records that are assigned to them
 */
export function disclosureProblems(before: Outcomes | undefined, after: Outcomes, isMasked: boolean): RouterProblem[] {
  const known = new Map(before && outcomesOf(before, isMasked).map(({ key, told }) => [key, told]));
  return outcomesOf(after, isMasked)
    .filter(({ key, told }) => told.some((one) => !known.get(key)?.includes(one)))
    .map(({ target }) => problem("actions", target, formsTexts.cannotDisclose));
}

/** The disclosures of each outcome. A client may omit the disqualified outcome's id, so its key is fixed. */
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

/**
 * The members whose mailboxes may get a group's mail as its sender. A meeting's host is not included: they have the
 * booking anyway.
 */
function assigneesOf({ type, props }: RoutingGroup): string[] {
  if (type !== "routeTo") return assigneeOf(props);
  if (!props.without_meeting) return [];
  return props.assignee_ids.length > 0 ? props.assignee_ids : [CREATOR];
}

const assigneeOf = ({ assignee_setting }: OutcomeSettings): string[] => [assignee_setting?.user_id ?? CREATOR];

/** Stands for the router's creator, the sender if nobody is assigned. */
const CREATOR = "creator";
