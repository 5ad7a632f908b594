import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { readSlugOwner, readTenant } from "../../identity/tenant/tenant-store";
import { listUsers, readSlugHolder } from "../../identity/user/user-store";
import { appUrl } from "../../platform/config";
import { findPageOfSlug } from "./page-slug-store";

/** The address of a page: by its own slug under its team's and its creator's, else by its id, which always leads there. */
export type LinkOf = (page: Pick<BookingPage, "id" | "slug" | "created_by">) => string;

export async function findPageLinks(teamId: string): Promise<LinkOf> {
  const [tenant, users] = await Promise.all([readTenant(teamId), listUsers(teamId, ["ACTIVE"])]);
  const slugs = new Map(users.map(({ user_id, user_slug }) => [user_id, user_slug]));
  return ({ id, slug, created_by }) => {
    const path = [tenant?.team_slug, slugs.get(created_by), slug];
    return `${appUrl.value()}/book/${slug !== null && path.every(Boolean) ? path.join("/") : id}`;
  };
}

/** The id of the page at an address `/book/{team}/{member}/{page}`. */
export async function pageAtAddress([team = "", member = "", slug = ""]: readonly string[]): Promise<
  string | undefined
> {
  if (![team, member, slug].every((part) => SLUG.test(part))) return undefined;
  const teamId = await readSlugOwner(team);
  const memberId = teamId && (await readSlugHolder(teamId, member));
  return memberId ? findPageOfSlug(teamId, memberId, slug) : undefined;
}

const SLUG = /^[a-z0-9_-]{1,64}$/;
