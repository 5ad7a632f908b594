import type { RouterBody } from "@dure/domain/routing/router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { findLink } from "../../platform/link-store";

/**
 * Groups that ask for a meeting lead to booking pages of their own team.
 * @throws BAD_REQUEST naming the group whose page is another's or none
 */
export async function assertPages(teamId: string, { groups }: RouterBody): Promise<void> {
  const links = await Promise.all(
    groups.map(({ type, props }) =>
      type === "routeTo" && !props.without_meeting ? findLink(props.linkId, "booking-page") : { team_id: teamId },
    ),
  );
  const place = links.findIndex((link) => link?.team_id !== teamId);
  if (place < 0) return;
  const text = routingTexts.foreignPage;
  throw new AppError("BAD_REQUEST", text, [{ path: `body.groups.${place}.props.linkId`, message: text }]);
}
