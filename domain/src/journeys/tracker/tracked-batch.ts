import { z } from "zod";

/** The most that the ingest takes of one post. */
export const MAX_BATCH_BYTES = 64 * 1024;
const MAX_EVENTS = 200;
const MAX_ADDRESS = 4_000;
const DAY_MS = 86_400_000;

/** Made by the browser. */
const BrowserId = z.string().regex(/^(?!__.*__$)[\w-]{1,64}$/);
export const VisitorId = BrowserId;

const Ms = z.number().min(-1e15).max(1e15);
const Address = z.string().max(MAX_ADDRESS);

/** Text from a website: control characters are removed, and it is cut to the length. */
const SiteText = (max: number) =>
  z
    .string()
    .max(10_000)
    .transform((text) => [...text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ").trim()].slice(0, max).join(""));

const common = {
  /** The event's id, which stays the same when the event is sent again. */
  id: BrowserId,
  /** The visit of a page that it belongs to: the id of its `page` event. */
  page_id: BrowserId,
  /** By the browser's clock, as `sent_at`. */
  at: Ms,
  url: Address,
};

/** What happens on a website, as the snippet sends it. */
export const TrackedEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page"), ...common, title: SiteText(200).default(""), referrer: Address.default("") }),
  z.object({
    type: z.literal("exit"),
    ...common,
    /** How long the page was visible since it was shown, or since the last exit. */
    stay_ms: z.number().min(0).max(DAY_MS),
    /** The deepest part of the page that was seen, in per cent. */
    depth: z.number().min(0).max(100),
  }),
  z.object({
    type: z.literal("click"),
    ...common,
    element: z.enum(["link", "button"]),
    text: SiteText(100).default(""),
    href: Address.default(""),
  }),
  z.object({ type: z.literal("form_start"), ...common, form: SiteText(100).default("") }),
]);
export type TrackedEvent = z.infer<typeof TrackedEvent>;

/** One post of the snippet. */
export const TrackedBatch = z.object({
  key: BrowserId,
  visitor_id: VisitorId,
  /** Stays the same when the post is repeated. */
  id: BrowserId,
  sent_at: Ms,
  /** Whether a program steers the browser. */
  webdriver: z.boolean().default(false),
  events: z.array(TrackedEvent).min(1).max(MAX_EVENTS),
});
export type TrackedBatch = z.infer<typeof TrackedBatch>;
