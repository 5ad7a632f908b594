import type { RoutingGroup } from "@dure/domain/routing/logic/serialized-logic";
import { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";

/**
 * A copy of a router to be saved under an id of its own. The booking pages of its groups belong to the original, so the
 * groups of the copy assign leads without a meeting until they have pages; the banner belongs to it, too.
 */
export function copiedRouter(router: RouterBody, title: string): RouterBody {
  const body = RouterBody.parse(router);
  return {
    ...body,
    title: title.slice(0, 100),
    groups: body.groups.map(withoutPage),
    extra: body.extra && { ...body.extra, formBanner: null },
  };
}

const withoutPage = (group: RoutingGroup): RoutingGroup =>
  group.type === "routeTo" ? { ...group, props: { ...group.props, linkId: group.id, without_meeting: true } } : group;

const TOLD_NOBODY = { follow_up_mail_setting: null, form_submission_noti_setting: null } as const;

/**
 * A copy without the parts that the server refused: fields that can't be mapped again, and mails and Slack posts that
 * would reveal more about visitors than the user may see.
 */
export function withoutRefused(copy: RouterBody, problems: readonly Pick<RouterProblem, "target">[]): RouterBody {
  const refused = new Set(problems.map(({ target }) => target));
  const { settings, ...fallback } = copy.default;
  return {
    ...copy,
    form_field_mapping: Object.fromEntries(
      Object.entries(copy.form_field_mapping).filter(([name]) => !refused.has(name)),
    ),
    groups: copy.groups.map((group) => (refused.has(group.id) ? withProps(group, TOLD_NOBODY) : group)),
    default: { ...fallback, settings: refused.has(fallback.id) ? { ...settings, ...TOLD_NOBODY } : settings },
  };
}

const withProps = (group: RoutingGroup, changes: typeof TOLD_NOBODY): RoutingGroup =>
  ({ ...group, props: { ...group.props, ...changes } }) as RoutingGroup;

/** Whether a copy leaves meetings out. */
export const hasMeetings = ({ groups }: Pick<RouterBody, "groups">): boolean =>
  groups.some(({ type, props }) => type === "routeTo" && !props.without_meeting);
