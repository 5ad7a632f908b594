import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";

/** A page as it is served: the template's name, its tags for previews, and the data that saves its first call. */
export type Page = {
  template: "booking" | "form" | "meet" | "event";
  status: 200 | 404;
  title: string;
  description: string;
  /** Its own address; "" when neither previews nor search engines should know of it. */
  url: string;
  data:
    | { page: PublicBookingPage }
    | { router: PublicRouter }
    | { event: PublicEvent }
    | { suggestion: PublicSuggestion }
    | { state: "not_found" }
    | Record<string, never>;
  look?: PageAppearance;
  /** Where its visitors upload files to; left out if it asks for none. */
  uploadOrigin?: string;
};

/** What differs between pages of the same template. */
export type PageAppearance = {
  /** Of the browser's tab. */
  tabTitle: string;
  /** Whose page it is. */
  siteName: string;
  faviconUrl: string | null;
  /** Shown by chat apps. */
  imageUrl: string | null;
  /** Origins that its other images come from, or any. */
  imageOrigins: readonly string[];
  /** The owner's own markup or script, which runs without the product's origin; "" for none. */
  code: string;
  /** Which pages may show it in a frame. */
  frames: "any" | "own";
};
