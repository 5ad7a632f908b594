import type { OutcomeSettings } from "./group";
import type { RouterBody } from "./router";

type Outcomes = Pick<RouterBody, "groups" | "default">;

/** The settings of all outcomes, the disqualified one included. */
export const settingsOf = ({ groups, default: disqualified }: Outcomes): OutcomeSettings[] => [
  ...groups.map(({ props }) => props),
  disqualified.settings,
];

/** The distinct deal types that submissions are written into. */
export const recordTypeIdsOf = (router: Outcomes): string[] => {
  const ids = settingsOf(router).map(({ form_submissions_mapping }) => form_submissions_mapping.record_type_id);
  return [...new Set(ids.filter((id) => id !== null))];
};

/** The distinct templates of follow-up mails. */
export const templateIdsOf = (router: Outcomes): number[] => [
  ...new Set(settingsOf(router).flatMap(({ follow_up_mail_setting: mail }) => mail?.email_template_id ?? [])),
];

/** The distinct members who get leads; hosts of booking pages are listed with the pages. */
export function assigneeIdsOf(router: Outcomes): string[] {
  const chosen = settingsOf(router).flatMap(({ assignee_setting }) => assignee_setting?.user_id ?? []);
  const roundRobin = router.groups.flatMap(({ props }) => ("assignee_ids" in props ? props.assignee_ids : []));
  return [...new Set([...chosen, ...roundRobin])];
}

/** The distinct booking pages of the groups. */
export const pageIdsOf = ({ groups }: Pick<Outcomes, "groups">): string[] => [
  ...new Set(groups.flatMap(({ type, props }) => (type === "routeTo" ? props.linkId : []))),
];
