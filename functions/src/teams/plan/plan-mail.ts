import type { Team } from "@dure/domain/shared/caller/team";
import type { Locale } from "@dure/domain/shared/text";
import type { PlanNews } from "@dure/domain/teams/plan-news";
import { formatDay } from "../../platform/mail/format-day";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import type { Mail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";

export type PlanMailKind = PlanNews | "trial_ends_soon" | "grace_ends_soon" | "seats_short";

const SEE = { ko: "요금제 확인하기", en: "See your plan" };

const WORDS: Record<PlanMailKind, Record<Locale, (team: string, day: string) => Omit<NoticeWords, "button">>> = {
  trial_started: {
    ko: (team, day) => ({
      subject: `[두레] ${team}의 무료 체험이 시작되었습니다`,
      paragraphs: [`${day}까지 Pro의 모든 기능을 무료로 사용하실 수 있습니다. 결제 수단은 필요하지 않습니다.`],
    }),
    en: (team, day) => ({
      subject: `[Dure] The free trial of ${team} has started`,
      paragraphs: [`You can use everything in Pro until ${day}, free of charge and without a card.`],
    }),
  },
  trial_ends_soon: {
    ko: (team, day) => ({
      subject: `[두레] ${team}의 무료 체험이 곧 끝납니다`,
      paragraphs: [
        `무료 체험이 ${day}에 끝납니다. 그 뒤에는 폼/리드 라우터와 라우터로 들어온 리드를 볼 수 없습니다.`,
        "Pro 요금제를 시작하면 그대로 이어서 사용하실 수 있습니다.",
      ],
    }),
    en: (team, day) => ({
      subject: `[Dure] The free trial of ${team} ends soon`,
      paragraphs: [
        `The free trial ends on ${day}. After that, form/lead routers and the leads they brought are locked.`,
        "Start the Pro plan to continue without interruption.",
      ],
    }),
  },
  trial_ended: {
    ko: (team) => ({
      subject: `[두레] ${team}의 무료 체험이 끝났습니다`,
      paragraphs: ["무료 체험이 끝나 Free 요금제로 바뀌었습니다. 데이터는 그대로 보관되어 있습니다."],
    }),
    en: (team) => ({
      subject: `[Dure] The free trial of ${team} has ended`,
      paragraphs: ["The free trial has ended, and your team is on the Free plan. Your data is kept as it is."],
    }),
  },
  pro_started: {
    ko: (team) => ({
      subject: `[두레] ${team}의 Pro 요금제가 시작되었습니다`,
      paragraphs: [
        "결제가 완료되어 Pro 요금제를 사용하실 수 있습니다. 청구서는 요금제 및 결제에서 확인하실 수 있습니다.",
      ],
    }),
    en: (team) => ({
      subject: `[Dure] ${team} is on the Pro plan`,
      paragraphs: ["Your payment is complete, and the Pro plan is on. You can find invoices in Plans and Billing."],
    }),
  },
  seats_short: {
    ko: (team) => ({
      subject: `[두레] ${team}의 좌석이 활성 멤버보다 적습니다`,
      paragraphs: [
        "결제를 진행하는 동안 새 멤버가 들어와 좌석이 모자랍니다. 지금은 모두 그대로 사용하실 수 있습니다.",
        "좌석을 추가하거나, 더 이상 쓰지 않는 멤버를 비활성화해 주세요.",
      ],
    }),
    en: (team) => ({
      subject: `[Dure] ${team} has fewer seats than active members`,
      paragraphs: [
        "Members joined while you were paying, so there are not enough seats. Everyone can keep working for now.",
        "Please add seats, or deactivate members who no longer need one.",
      ],
    }),
  },
  payment_failed: {
    ko: (team, day) => ({
      subject: `[두레] ${team}의 결제에 실패했습니다`,
      paragraphs: [
        `Pro 요금제의 결제가 승인되지 않았습니다. ${day}까지는 Pro를 그대로 사용하실 수 있습니다.`,
        "그 전에 결제 수단을 바꿔 주세요.",
      ],
    }),
    en: (team, day) => ({
      subject: `[Dure] A payment of ${team} failed`,
      paragraphs: [
        `The payment for the Pro plan was declined. Your team keeps Pro until ${day}.`,
        "Please update the payment method before then.",
      ],
    }),
  },
  grace_ends_soon: {
    ko: (team, day) => ({
      subject: `[두레] ${team}의 Pro 요금제가 곧 중단됩니다`,
      paragraphs: [`결제되지 않은 금액이 있습니다. ${day}까지 결제 수단을 바꾸지 않으면 Free 요금제로 바뀝니다.`],
    }),
    en: (team, day) => ({
      subject: `[Dure] The Pro plan of ${team} stops soon`,
      paragraphs: [`A payment is still due. Without a new payment method, your team moves to Free on ${day}.`],
    }),
  },
  pro_cancelled: {
    ko: (team, day) => ({
      subject: `[두레] ${team}의 Pro 구독 취소가 예약되었습니다`,
      paragraphs: [
        `${day}까지 Pro를 사용하실 수 있고, 그 뒤에 Free 요금제로 바뀝니다. 그 전에는 언제든 되돌리실 수 있습니다.`,
      ],
    }),
    en: (team, day) => ({
      subject: `[Dure] The Pro plan of ${team} is canceled`,
      paragraphs: [`Your team keeps Pro until ${day}, then moves to Free. You can undo this until then.`],
    }),
  },
  pro_ended: {
    ko: (team) => ({
      subject: `[두레] ${team} 팀이 Free 요금제로 바뀌었습니다`,
      paragraphs: [
        "Pro 요금제가 끝났습니다. 데이터는 그대로 보관되어 있고, 다시 시작하면 이어서 사용하실 수 있습니다.",
      ],
    }),
    en: (team) => ({
      subject: `[Dure] ${team} is now on the Free plan`,
      paragraphs: ["The Pro plan has ended. Your data is kept as it is, and you can start Pro again at any time."],
    }),
  },
};

/** Renders a mail to an admin about the team's plan; its day is in the team's zone. */
export function planMail(news: PlanMailKind, email: string, team: Team, locale: Locale): Mail {
  const day = team.plan_end_date ? formatDay(team.plan_end_date, team.timezone, locale) : "";
  const words = { ...WORDS[news][locale](team.display_name, day), button: SEE[locale] };
  return noticeMail({ email }, words, teamUrl(team.team_slug, "/settings/plans"));
}
