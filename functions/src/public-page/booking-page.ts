import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { DEFAULT_LENGTH_MINUTES } from "@dure/domain/scheduling/booking-page/meeting-plan";
import type { Locale } from "@dure/domain/shared/text";
import { appUrl } from "../platform/config";
import { type OpenPage, openPage, openState, toPublicPage } from "../scheduling/booking-page/open-page";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page, PageAppearance } from "./page";
import { uploadOriginOf } from "./upload-origin-of";

/** A booking page, without its times: those are asked for by the page itself. */
export const bookingPage = (id: string, locale: Locale): Promise<Page> =>
  orMissing(
    async () => toPage(await openPage(id), locale),
    () => missingPage("booking", locale),
  );

const toPage = (open: OpenPage, locale: Locale): Page => {
  const nowMs = Date.now();
  const page = toPublicPage(open, openState(open, nowMs), nowMs);
  return {
    template: "booking",
    status: 200,
    title: `${page.title} · ${page.team.name}`,
    description: page.description || summary(page, locale),
    url: `${appUrl.value()}/book/${page.id}`,
    data: { page },
    ...uploadOriginOf(page.form),
    ...lookOf(page),
  };
};

/** A brand's images come from elsewhere; previews show its cover. */
function lookOf({ title, team, brand: { logo_url, cover_url } }: PublicBookingPage): { look?: PageAppearance } {
  const images = [logo_url, cover_url].flatMap((address) => (address ? [new URL(address).origin] : []));
  if (images.length === 0) return {};
  const common = { tabTitle: `${title} · ${team.name}`, siteName: team.name, faviconUrl: null, code: "" };
  return { look: { ...common, imageUrl: cover_url, imageOrigins: [...new Set(images)], frames: "any" } };
}

const summary = ({ organizers, meeting_plans: [plan] }: PublicBookingPage, locale: Locale): string =>
  SUMMARY[locale](organizers.map(({ name }) => name).join(", "), plan?.length ?? DEFAULT_LENGTH_MINUTES);

const SUMMARY = {
  ko: (host: string, minutes: number) => `${host}님과의 ${minutes}분 미팅을 예약하세요.`,
  en: (host: string, minutes: number) => `Book a ${minutes}-minute meeting with ${host}.`,
};
