import { z } from "zod";
import { Id, Line, Lines, Time } from "../../shared/value";

const inBothLanguages = <T extends z.ZodType>(text: T) => z.object({ ko: text, en: text });

/** A page of the app, such as `/reports?tab=team`: never another website, not even by `//host` or `/\host`. */
export const InternalPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./~%?=&#]*$/, "A path begins with one slash.");

/** Pictures come by https, which the content security policy allows from anywhere. */
const ImageUrl = z.url({ protocol: /^https$/ }).max(2000);

/** News of a feature, for the users of every team (docs/product/teams.md#announcements). */
export const Announcement = z.object({
  id: Id,
  title: inBothLanguages(Line(100).min(1)),
  description: inBothLanguages(Lines(1000)),
  imageUrl: ImageUrl.nullable(),
  okButtonText: inBothLanguages(Line(30).min(1)),
  /** Where the ok button leads; null only closes. */
  path: InternalPath.nullable(),
  releasedAt: Time,
  active: z.boolean(),
});
export type Announcement = z.infer<typeof Announcement>;

/** A reader of announcements: what they have seen, and since when they use the product. */
export type Reader = { seen: readonly string[]; since: string };

/**
 * The newest announcement that the reader has not seen. Those released before they joined don't count.
 * @returns undefined if there is nothing to show
 */
export const nextAnnouncement = (
  announcements: readonly Announcement[],
  { seen, since }: Reader,
  now: string,
): Announcement | undefined =>
  announcements
    .filter(({ id, active, releasedAt }) => active && releasedAt <= now && releasedAt >= since && !seen.includes(id))
    .toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt) || b.id.localeCompare(a.id))
    .at(0);
