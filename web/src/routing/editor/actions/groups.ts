import { UNCONNECTED } from "@dure/domain/routing/graph/graph-to-logic";
import type {
  DefaultResult,
  RoutingGroup,
  SerializedNext,
  SerializedRule,
} from "@dure/domain/routing/logic/serialized-logic";
import type { RouterBody } from "@dure/domain/routing/router/router";

export type GroupType = RoutingGroup["type"];
export type PropsOf<Type extends GroupType> = Extract<RoutingGroup, { type: Type }>["props"];

/** The settings of a new outcome. */
const NEW_SETTINGS = {
  follow_up_mail_setting: null,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  form_submission_noti_setting: null,
  assignee_setting: null,
};

/** A group with an empty message or an empty redirection address. */
export const newContentGroup = (type: "text" | "redirection", id: string, name: string): RoutingGroup => ({
  id,
  value: id,
  type,
  props: { ...NEW_SETTINGS, name, value: "" },
});

type Page = { linkId: string; attendees: readonly string[] };

export const newBookingGroup = (id: string, name: string, { linkId, attendees }: Page): RoutingGroup => ({
  id,
  value: id,
  type: "routeTo",
  props: { ...NEW_SETTINGS, name, linkId, without_meeting: false, assignee_ids: [...attendees] },
});

/** A group that assigns leads without a meeting. It has no booking page; `linkId` is the group's own id. */
export const newAssignmentGroup = (id: string, name: string): RoutingGroup => ({
  id,
  value: id,
  type: "routeTo",
  props: { ...NEW_SETTINGS, name, linkId: id, without_meeting: true, assignee_ids: [] },
});

/** The id of the group's booking page; null if it has none. */
export const pageOf = (groupId: string, { linkId }: PropsOf<"routeTo">): string | null =>
  linkId === groupId ? null : linkId;

export const withGroup = (draft: RouterBody, group: RoutingGroup): RouterBody => ({
  ...draft,
  groups: [...draft.groups, group],
});

/** Replaces a group. Conditions that carry a copy of its message or address get the new one. */
export const withChangedGroup = (draft: RouterBody, group: RoutingGroup): RouterBody => ({
  ...draft,
  groups: draft.groups.map((one) => (one.id === group.id ? group : one)),
  rules: draft.rules.map((rule) => ({
    ...rule,
    cases: rule.cases.map((one) => ({ ...one, to: withSameContent(one.to, group) })),
  })),
});

function withSameContent(to: SerializedNext, group: RoutingGroup): SerializedNext {
  if (group.type === "routeTo" || to.type !== group.type || to.id !== group.id) return to;
  return { ...to, value: group.props.value };
}

/** The number of conditions that lead to a group. */
export const casesTo = (draft: RouterBody, groupId: string): number =>
  draft.rules
    .filter((rule) => !isEntry(draft, rule))
    .flatMap(({ cases }) => cases)
    .filter(({ to }) => leadsTo(to, groupId)).length;

/**
 * Removes a group and the conditions that lead to it: an answer that matched one of them goes on to the next condition,
 * or is disqualified. An entry that led to the group becomes unconnected.
 */
export function withoutGroup(draft: RouterBody, groupId: string): RouterBody {
  const casesOf = (rule: SerializedRule) =>
    isEntry(draft, rule)
      ? rule.cases.map((one) => (leadsTo(one.to, groupId) ? { ...one, to: UNCONNECTED } : one))
      : rule.cases.filter(({ to }) => !leadsTo(to, groupId));
  return {
    ...draft,
    groups: draft.groups.filter(({ id }) => id !== groupId),
    rules: draft.rules.map((rule) => ({ ...rule, cases: casesOf(rule) })),
  };
}

/** Whether a rule has no question, so that every submission matches it. */
const isEntry = ({ fields }: RouterBody, { from }: SerializedRule): boolean =>
  fields.some(({ id, type }) => id === from && type === "null");

const leadsTo = ({ type, value, id }: SerializedNext, groupId: string): boolean =>
  type === "field" ? false : (type === "group" ? value : id) === groupId;

/** Changes the type of the disqualified outcome and clears its value, which does not fit the new type. */
export const disqualifiedAs = ({ id, settings }: DefaultResult, type: DefaultResult["type"]): DefaultResult => ({
  id,
  type,
  value: "",
  settings,
});
