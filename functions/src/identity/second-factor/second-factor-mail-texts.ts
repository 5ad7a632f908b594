import type { Locale } from "@dure/domain/shared/text";

export type SecondFactorNews = "auth.recovery_used" | "auth.second_factor_removed" | "auth.second_factor_reset";

type Words = { subject: string; paragraphs: string[] };

const NOT_YOU = {
  ko: "본인이 한 일이 아니라면 바로 비밀번호를 바꾸고 팀 관리자에게 알려 주세요.",
  en: "If this wasn't you, change your password right away and tell your team's admin.",
};

export const secondFactorMailTexts: Record<SecondFactorNews, Record<Locale, Words>> = {
  "auth.recovery_used": {
    ko: {
      subject: "[두레] 복구 코드로 로그인했습니다",
      paragraphs: [
        "복구 코드를 사용하여 등록된 인증 앱이 해제되고 모든 기기에서 로그아웃되었습니다. 다시 로그인하여 인증 앱을 등록해 주세요.",
        NOT_YOU.ko,
      ],
    },
    en: {
      subject: "[Dure] A recovery code was used",
      paragraphs: [
        "A recovery code was used for your account. It removed your authenticator app and signed you out everywhere. Please sign in and register an app again.",
        NOT_YOU.en,
      ],
    },
  },
  "auth.second_factor_removed": {
    ko: {
      subject: "[두레] 인증 앱을 해제했습니다",
      paragraphs: ["등록된 인증 앱이 해제되고 모든 기기에서 로그아웃되었습니다.", NOT_YOU.ko],
    },
    en: {
      subject: "[Dure] Your authenticator app was removed",
      paragraphs: ["Your authenticator app was removed, and you were signed out everywhere.", NOT_YOU.en],
    },
  },
  "auth.second_factor_reset": {
    ko: {
      subject: "[두레] 관리자가 2단계 인증을 초기화했습니다",
      paragraphs: [
        "팀 관리자가 등록된 인증 앱을 해제했습니다. 모든 기기에서 로그아웃되었으니 비밀번호로 다시 로그인하여 인증 앱을 등록해 주세요.",
        "요청하신 적이 없다면 팀 관리자에게 바로 알려 주세요.",
      ],
    },
    en: {
      subject: "[Dure] An admin reset your two-factor authentication",
      paragraphs: [
        "An admin of your team removed your authenticator app. You were signed out everywhere. Please sign in with your password and register an app again.",
        "If you did not ask for this, tell your team's admin at once.",
      ],
    },
  },
};
