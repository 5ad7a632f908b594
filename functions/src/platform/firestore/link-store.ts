import { Id } from "@dure/domain/shared/value";
import type { Transaction } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { firestore } from "../firebase";

/**
 * The target of a public link id, and its team. A page's link outlives the page, so that nobody else can take over a
 * published address.
 */
const Link = z.object({
  team_id: z.string(),
  kind: z.enum(["booking-page", "event", "onetime", "router"]),
  /** The id of the page, event, suggestion or router. */
  id: Id,
  page_id: Id,
});
export type Link = z.infer<typeof Link>;

const linkDoc = (publicId: string) => firestore.doc(`links/${publicId}`);

/** Ten letters for a page or a router, a UUID for an event or a suggestion. */
const PUBLIC_ID = /^([a-z]{10}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A cache of links, which never change. */
const known = new LRUCache<string, Link>({ max: 5_000 });

export async function findLink(publicId: string, kind: Link["kind"]): Promise<Link | undefined> {
  const link = await anyLink(publicId);
  return link?.kind === kind ? link : undefined;
}

/** The team that a public id of any kind belongs to. */
export const teamOfLink = async (publicId: string): Promise<string | undefined> => (await anyLink(publicId))?.team_id;

async function anyLink(publicId: string): Promise<Link | undefined> {
  if (!PUBLIC_ID.test(publicId)) return undefined;
  return known.get(publicId) ?? (await readLink(publicId));
}

async function readLink(publicId: string): Promise<Link | undefined> {
  const { data: link } = Link.safeParse((await linkDoc(publicId).get()).data());
  if (!link) return undefined;
  known.set(publicId, link);
  return link;
}

export async function isLinkTaken(tx: Transaction, publicId: string): Promise<boolean> {
  return (await tx.get(linkDoc(publicId))).exists;
}

export function createLink(tx: Transaction, publicId: string, link: Link): void {
  tx.create(linkDoc(publicId), link);
}
