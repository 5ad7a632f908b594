import type { RoutingGroup } from "@dure/domain/routing/logic/serialized-logic";
import { RouterBody } from "@dure/domain/routing/router/router";

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

/** Whether a copy leaves meetings out. */
export const hasMeetings = ({ groups }: Pick<RouterBody, "groups">): boolean =>
  groups.some(({ type, props }) => type === "routeTo" && !props.without_meeting);
