import type { PublicOnetime } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Locale } from "@dure/domain/shared/text";
import { publicOnetime } from "../scheduling/suggestion/get-suggestion";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page } from "./page";

/** A suggested meeting for its invitee. Its address is for them alone: previews show who suggests what. */
export const meetPage = (id: string, locale: Locale): Promise<Page> =>
  orMissing(
    async () => toPage(await publicOnetime(id, new Date().toISOString()), locale),
    () => missingPage("meet", locale),
  );

const toPage = (onetime: PublicOnetime, locale: Locale): Page => ({
  template: "meet",
  status: 200,
  title: `${onetime.title} · ${onetime.team.name}`,
  description: SUMMARY[locale](onetime.organizer.name),
  url: "",
  data: { onetime },
});

const SUMMARY = {
  ko: (host: string) => `${host} 님이 제안한 시간 중에서 골라 주세요.`,
  en: (host: string) => `Choose one of the times that ${host} suggests.`,
};
