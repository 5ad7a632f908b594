import type { Team } from "@dure/domain/shared/caller/team";
import { clockOf } from "@dure/domain/shared/clock";
import type { Locale } from "@dure/domain/shared/text";
import type { ApiKey } from "@dure/domain/teams/api-key";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import type { Mail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";

const WORDS: Record<Locale, (name: string, end: string) => NoticeWords> = {
  ko: (name, end) => ({
    subject: `[두레] ‘${name}’ API 키가 곧 만료됩니다`,
    paragraphs: [
      `‘${name}’ API 키가 ${end}에 만료됩니다. 만료되면 이 키를 쓰는 프로그램의 연동이 멈춥니다.`,
      "설정의 API 키 화면에서 키를 교체하고, 프로그램에 새 키를 등록해 주세요.",
    ],
    button: "API 키 교체하기",
  }),
  en: (name, end) => ({
    subject: `[Dure] The API key “${name}” expires soon`,
    paragraphs: [
      `The API key “${name}” expires on ${end}. Programs that use it will stop working then.`,
      "Please rotate it under API keys in the settings, and give the new key to your program.",
    ],
    button: "Rotate the API key",
  }),
};

/** Renders the mail that tells an admin of a key's end, in the team's time zone. */
export function expiryMail({ name, expires_at }: ApiKey, team: Team, email: string, locale: Locale): Mail {
  const end = expires_at ? clockOf(locale, team.timezone).longDateTime(Date.parse(expires_at)) : "";
  const words = WORDS[locale](name, end);
  return noticeMail({ email }, words, teamUrl(team.team_slug, "/settings/api-keys"));
}
