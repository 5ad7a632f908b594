import { z } from "zod";
import { HexColor } from "../../shared/color/hex-color";
import { Lines, WebUrl } from "../../shared/value";
import { HOLIDAY_COUNTRIES } from "../holidays/days-off-of";
import { schedulingIssues } from "../scheduling-issues";

/** docs/product/scheduling.md#working-hours. */
export const DEFAULT_SLOT_INTERVAL_MINUTES = 30;
export const SLOT_INTERVALS = [5, 10, 15, 20, 30, 45, 60] as const;
export const MAX_GUESTS = 10;
export const MAX_SEATS = 100;

/** The message after a booking, and the URL that the visitor is then redirected to. */
export const AfterBooking = z.object({ message: Lines(2000), redirect_url: WebUrl.nullable() });
export type AfterBooking = z.infer<typeof AfterBooking>;

/** An uploaded image, wherever the product is served from; older pages name images elsewhere by https. */
const UPLOADED = /^https?:\/\/[^/?#]+\/images\/[\da-f-]{36}$/;

const ImageUrl = z
  .url({ protocol: /^https?$/, error: schedulingIssues.imageUrl })
  .max(2000)
  .refine((url) => url.startsWith("https:") || UPLOADED.test(url), schedulingIssues.imageUrl)
  .nullable();

/** How the visitors' page looks: a color of buttons and chosen days, and uploaded images by their addresses. */
export const PageBrand = z.object({
  color: HexColor.nullable(),
  logo_url: ImageUrl,
  cover_url: ImageUrl,
});
export type PageBrand = z.infer<typeof PageBrand>;

const Limit = (max: number) => z.int().min(1).max(max).nullable();

/** Settings of a page for its times, its invitees and its behavior after a booking (docs/product/scheduling.md). */
export const pageSettings = {
  /** The page's own part of its address, after its team's and its creator's; null for the id alone. */
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, schedulingIssues.slug)
    .nullable(),
  /** A page that is off takes no bookings; meetings that are booked stay, and may move. */
  enabled: z.boolean(),
  /** The minutes between the starts of offered times; `length` means the meeting's length. */
  slot_interval: z.union([z.int().min(5).max(60), z.literal("length")], schedulingIssues.slotInterval),
  /** Meetings of this page that one organizer takes in a week (from Monday) and a month of the page's zone. */
  weekly_limit: Limit(500),
  monthly_limit: Limit(1000),
  /** Invitees who can book the same time. */
  seats: z.int().min(1).max(MAX_SEATS),
  /** The country whose public holidays are days off; null for none. */
  holidays: z.enum(HOLIDAY_COUNTRIES).nullable(),
  /** Whether a host approves each booking; its time is taken until then. */
  approval: z.boolean(),
  /** How many addresses an invitee may add. */
  max_guests: z.int().min(0).max(MAX_GUESTS),
  /** What invitees may do by the link in their mails. */
  invitee_may: z.object({ cancel: z.boolean(), reschedule: z.boolean() }),
  after_booking: AfterBooking,
  brand: PageBrand,
};

/** Defaults for pages that were stored before these settings existed. */
export const pageSettingsWithDefaults = {
  slug: pageSettings.slug.default(null),
  enabled: pageSettings.enabled.default(true),
  slot_interval: pageSettings.slot_interval.default(DEFAULT_SLOT_INTERVAL_MINUTES),
  weekly_limit: pageSettings.weekly_limit.default(null),
  monthly_limit: pageSettings.monthly_limit.default(null),
  seats: pageSettings.seats.default(1),
  holidays: pageSettings.holidays.default(null),
  approval: pageSettings.approval.default(false),
  max_guests: pageSettings.max_guests.default(0),
  invitee_may: pageSettings.invitee_may.default({ cancel: true, reschedule: true }),
  after_booking: pageSettings.after_booking.default({ message: "", redirect_url: null }),
  brand: pageSettings.brand.default({ color: null, logo_url: null, cover_url: null }),
};
