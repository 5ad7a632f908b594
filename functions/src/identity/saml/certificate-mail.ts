import { lastEndOf, type Saml } from "@dure/domain/identity/saml/saml";
import type { Locale } from "@dure/domain/shared/text";
import { formatDay } from "../../platform/mail/format-day";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import type { Mail } from "../../platform/mail/send-mail";

const WORDS: Record<Locale, (name: string, end: string) => NoticeWords> = {
  ko: (name, end) => ({
    subject: `[두레] SSO ‘${name}’의 인증서가 곧 만료됩니다`,
    paragraphs: [
      `SSO ‘${name}’의 인증서가 ${end}에 만료됩니다. 만료되면 멤버가 SSO로 로그인하지 못할 수 있습니다.`,
      "ID 공급자에서 새 인증서를 받아 설정의 SSO 화면에 함께 등록해 주세요.",
    ],
    button: "인증서 등록하기",
  }),
  en: (name, end) => ({
    subject: `[Dure] The certificate of the SSO “${name}” expires soon`,
    paragraphs: [
      `The certificate of the SSO “${name}” expires on ${end}. After that, members may not be able to sign in with SSO.`,
      "Please get a new one from your identity provider, and add it under SSO in the settings.",
    ],
    button: "Add the certificate",
  }),
};

type Reader = { email: string; locale: Locale; timeZone: string; url: string };

/** Renders the mail that tells an admin when a certificate expires. */
export function certificateMail(saml: Saml, { email, locale, timeZone, url }: Reader): Mail {
  return noticeMail({ email }, WORDS[locale](saml.name, formatDay(lastEndOf(saml), timeZone, locale)), url);
}
