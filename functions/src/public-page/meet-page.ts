import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Locale } from "@dure/domain/shared/text";
import { publicSuggestion } from "../scheduling/suggestion/get-suggestion";
import { missingPage } from "./missing-page";
import { orMissing } from "./or-missing";
import type { Page } from "./page";

/** A suggested meeting for its invitee. Its address is for them alone: previews show who suggests what. */
export const meetPage = (id: string, locale: Locale): Promise<Page> =>
  orMissing(
    async () => toPage(await publicSuggestion(id, new Date().toISOString()), locale),
    () => missingPage("meet", locale),
  );

const toPage = (suggestion: PublicSuggestion, locale: Locale): Page => ({
  template: "meet",
  status: 200,
  title: `${suggestion.title} · ${suggestion.team.name}`,
  description: SUMMARY[locale](suggestion.organizer.name),
  url: "",
  data: { suggestion },
});

const SUMMARY = {
  ko: (host: string) => `${host}님이 제안한 시간 중에서 골라 주세요.`,
  en: (host: string) => `Choose one of the times that ${host} suggests.`,
};
