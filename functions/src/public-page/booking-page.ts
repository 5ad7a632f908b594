import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { DEFAULT_LENGTH_MINUTES } from "@dure/domain/scheduling/booking-page/meeting-plan";
import type { Locale } from "@dure/domain/shared/text";
import { appUrl } from "../platform/config";
import { type OpenPage, openPage, openState, toPublicPage } from "../scheduling/booking-page/open-page";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page } from "./page";

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
  };
};

const summary = ({ organizers, meeting_plans: [plan] }: PublicBookingPage, locale: Locale): string =>
  SUMMARY[locale](organizers.map(({ name }) => name).join(", "), plan?.length ?? DEFAULT_LENGTH_MINUTES);

const SUMMARY = {
  ko: (host: string, minutes: number) => `${host} 님과의 ${minutes}분 미팅을 예약하세요.`,
  en: (host: string, minutes: number) => `Book a ${minutes} minute meeting with ${host}.`,
};
