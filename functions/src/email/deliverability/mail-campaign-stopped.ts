import type { PauseReason } from "@dure/domain/email/campaign/campaign-status";
import type { Locale } from "@dure/domain/shared/text";
import { urlInTeam } from "../../identity/tenant/team-origin";
import { mailAdmins } from "../../identity/user/mail-admins";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import { reaction } from "../../platform/outbox/reaction";

type Told = Extract<PauseReason, "complaints" | "bounces">;
type Words = (campaign: string, share: string) => NoticeWords;

const ADVICE = {
  ko: "이대로 보내면 도메인의 평판이 나빠져 다른 메일까지 스팸으로 분류될 수 있습니다. 수신자 그룹과 내용을 확인한 뒤 이어서 보내거나 취소해 주세요.",
  en: "Continuing could harm your domain's reputation and send other emails to spam, too. Please check the recipients and the content, then resume the campaign or cancel it.",
};

const WORDS: Record<Locale, Record<Told, Words>> = {
  ko: {
    complaints: (campaign, share) => ({
      subject: "[두레] 스팸 신고가 많아 캠페인을 멈췄습니다",
      paragraphs: [`스팸 신고율이 ${share}에 이르러 ‘${campaign}’ 캠페인의 발송을 멈췄습니다.`, ADVICE.ko],
      button: "캠페인 열기",
    }),
    bounces: (campaign, share) => ({
      subject: "[두레] 반송된 메일이 많아 캠페인을 멈췄습니다",
      paragraphs: [`반송률이 ${share}에 이르러 ‘${campaign}’ 캠페인의 발송을 멈췄습니다.`, ADVICE.ko],
      button: "캠페인 열기",
    }),
  },
  en: {
    complaints: (campaign, share) => ({
      subject: "[Dure] A campaign was paused: too many complaints",
      paragraphs: [`${share} of the recipients of “${campaign}” reported it as spam, so it was paused.`, ADVICE.en],
      button: "Open the campaign",
    }),
    bounces: (campaign, share) => ({
      subject: "[Dure] A campaign was paused: too many bounces",
      paragraphs: [`${share} of the emails of “${campaign}” bounced, so it was paused.`, ADVICE.en],
      button: "Open the campaign",
    }),
  },
};

/** Tells every admin, once, that a campaign was stopped for the sake of its sender's reputation. */
export const mailCampaignStopped = reaction(
  "mail-campaign-stopped",
  ["campaign.paused"],
  async (teamId, { id, after }) => {
    const { pause, name } = after;
    if (pause?.reason !== "complaints" && pause?.reason !== "bounces") return;
    const { reason, detail } = pause;
    const url = await urlInTeam(teamId, `/email/campaigns/${after.id}`);
    await mailAdmins(teamId, `campaign-stopped-${id}`, ({ email, display_name }, locale) =>
      noticeMail({ email, name: display_name }, WORDS[locale][reason](name, detail), url),
    );
  },
);
