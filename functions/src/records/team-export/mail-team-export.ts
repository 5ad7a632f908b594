import type { Locale } from "@dure/domain/shared/text";
import { urlInTeam } from "../../identity/tenant/team-origin";
import { readUser } from "../../identity/user/user-store";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";

const WORDS: Record<"ready" | "failed", Record<Locale, NoticeWords>> = {
  ready: {
    ko: {
      subject: "[두레] 데이터 내보내기가 끝났습니다",
      paragraphs: ["팀의 데이터를 담은 파일이 준비되었습니다. 7일 동안 팀 설정에서 내려받으실 수 있습니다."],
      button: "팀 설정에서 내려받기",
    },
    en: {
      subject: "[Dure] Your export is ready",
      paragraphs: ["The file with your team's data is ready. You can download it in the team's settings for 7 days."],
      button: "Download in the team's settings",
    },
  },
  failed: {
    ko: {
      subject: "[두레] 데이터를 내보내지 못했습니다",
      paragraphs: ["파일을 만드는 중에 문제가 생겼습니다. 팀 설정에서 다시 시도해 주세요."],
      button: "팀 설정 열기",
    },
    en: {
      subject: "[Dure] Your export failed",
      paragraphs: ["Something went wrong while creating the file. Please try again in the team's settings."],
      button: "Open the team's settings",
    },
  },
};

/** Tells who asked that the file is ready, or that there is none. */
export const mailTeamExport = reaction("mail-team-export", ["team-export.finished"], async (teamId, { after }) => {
  const user = await readUser(teamId, after.requested_by);
  if (user?.team_member_status !== "ACTIVE") return;
  const words = WORDS[after.state === "ready" ? "ready" : "failed"][after.locale];
  const to = { email: user.email, name: user.display_name };
  await sendMail(teamId, `team-export-${after.id}`, noticeMail(to, words, await urlInTeam(teamId, "/settings/team")));
});
