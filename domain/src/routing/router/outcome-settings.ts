import type { OutcomeSettings } from "./group";
import type { RouterBody } from "./router";

type Outcomes = Pick<RouterBody, "groups" | "default">;

/** What is done with a submission in each of a router's outcomes, the disqualified one included. */
export const settingsOf = ({ groups, default: disqualified }: Outcomes): OutcomeSettings[] => [
  ...groups.map(({ props }) => props),
  disqualified.settings,
];

/** The deal types that submissions are written into, once each. */
export const recordTypeIdsOf = (router: Outcomes): string[] => {
  const ids = settingsOf(router).map(({ form_submissions_mapping }) => form_submissions_mapping.record_type_id);
  return [...new Set(ids.filter((id) => id !== null))];
};

/** The e-mail templates that follow submissions, once each. */
export const templateIdsOf = (router: Outcomes): number[] => [
  ...new Set(settingsOf(router).flatMap(({ follow_up_mail_setting: mail }) => mail?.email_template_id ?? [])),
];

/** Every member who is given leads, once each; the hosts of booking pages are named there. */
export function assigneeIdsOf(router: Outcomes): string[] {
  const chosen = settingsOf(router).flatMap(({ assignee_setting }) => assignee_setting?.user_id ?? []);
  const inTurns = router.groups.flatMap(({ props }) => ("assignee_ids" in props ? props.assignee_ids : []));
  return [...new Set([...chosen, ...inTurns])];
}

/** The booking pages that the groups lead to, once each. */
export const pageIdsOf = ({ groups }: Pick<Outcomes, "groups">): string[] => [
  ...new Set(groups.flatMap(({ type, props }) => (type === "routeTo" ? props.linkId : []))),
];
