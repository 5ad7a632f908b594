import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { findPage } from "./booking-page-store";

// One document for each slug that a member's pages have or had: an address that was shared keeps leading to its page.
const slugDoc = (teamId: string, memberId: string, slug: string) =>
  inTeam(teamId, "uniques").doc(`booking_slug:${memberId}:${slug}`);

/** The id of the page that one of a member's slugs leads to. */
export async function findPageOfSlug(teamId: string, memberId: string, slug: string): Promise<string | undefined> {
  return (await slugDoc(teamId, memberId, slug).get()).get("id");
}

/**
 * Claims a page's slug among those of its creator. A slug that led to a deleted page is free again.
 * @returns the write, to be called after the transaction's reads
 * @throws CONFLICT naming the slug
 */
export async function claimSlug(
  tx: Transaction,
  teamId: string,
  { id, slug, created_by }: Pick<BookingPage, "id" | "slug" | "created_by">,
): Promise<() => void> {
  if (slug === null) return () => undefined;
  const doc = slugDoc(teamId, created_by, slug);
  const holder = (await tx.get(doc)).get("id");
  if (holder !== undefined && holder !== id && (await findPage(tx, teamId, holder)))
    throw new AppError("CONFLICT", schedulingTexts.slugTaken, [
      { path: "body.slug", message: schedulingTexts.slugTaken },
    ]);
  return () => tx.set(doc, { id });
}
