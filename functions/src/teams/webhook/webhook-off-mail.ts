import type { User } from "@dure/domain/shared/caller/user";
import type { Locale } from "@dure/domain/shared/text";
import type { WebhookView } from "@dure/domain/teams/webhook/webhook";
import { mailBody } from "../../platform/mail/mail-body";
import type { Mail } from "../../platform/mail/send-mail";

const WORDS = {
  ko: {
    subject: "[두레] 웹훅이 꺼졌습니다",
    title: "웹훅이 꺼졌습니다",
    failures: "5일 동안 모든 전송이 실패해 웹훅을 껐습니다. 주소를 확인한 뒤 다시 켜 주세요.",
    kept: "꺼져 있는 동안의 이벤트는 30일까지 보관했다가, 웹훅을 켜면 보냅니다.",
    gone: "받는 서버가 더 이상 사용하지 않는 주소(410 Gone)라고 응답해 웹훅을 껐습니다.",
    lost: "꺼져 있는 동안의 이벤트는 보관하지 않습니다.",
    url: "주소",
    button: "웹훅 설정 열기",
  },
  en: {
    subject: "[Dure] A webhook was turned off",
    title: "A webhook was turned off",
    failures:
      "Nothing could be delivered for 5 days, so the webhook was turned off. Please check its address and turn it on again.",
    kept: "Events are kept for up to 30 days while it is off, and sent once you turn it on.",
    gone: "The server answered that the address is no longer in use (410 Gone), so the webhook was turned off.",
    lost: "Events are not kept while it is off.",
    url: "Address",
    button: "Open the webhook settings",
  },
} satisfies Record<Locale, unknown>;

/**
 * Renders the mail that says why a webhook is off, and whether its events are kept or lost.
 * @param known.url the page of the team's webhooks
 */
export function webhookOffMail(
  to: User,
  { target_url, off_reason }: WebhookView,
  known: { locale: Locale; url: string },
): Mail {
  const words = WORDS[known.locale];
  const paragraphs = off_reason === "gone" ? [words.gone, words.lost] : [words.failures, words.kept];
  return {
    to: { email: to.email, name: to.display_name },
    subject: words.subject,
    ...mailBody({
      title: words.title,
      paragraphs,
      rows: [[words.url, target_url]],
      button: { label: words.button, url: known.url },
    }),
  };
}
