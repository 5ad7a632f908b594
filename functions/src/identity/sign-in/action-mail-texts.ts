import type { Locale } from "@dure/domain/shared/text";

export type ActionMode = "verifyEmail" | "resetPassword";

type Words = { subject: string; title: string; paragraphs: string[]; button: string };

export const actionMailTexts: Record<ActionMode, Record<Locale, Words>> = {
  verifyEmail: {
    ko: {
      subject: "[두레] 이메일 주소를 인증해 주세요",
      title: "이메일 주소를 인증해 주세요",
      paragraphs: [
        "두레에 가입해 주셔서 감사합니다. 아래 버튼을 눌러 이메일 인증을 완료해 주세요.",
        "가입하신 적이 없다면 이 메일을 무시하셔도 됩니다.",
      ],
      button: "이메일 인증하기",
    },
    en: {
      subject: "[Dure] Please verify your email address",
      title: "Please verify your email address",
      paragraphs: [
        "Thank you for signing up for Dure. Press the button below to verify your email address.",
        "If you did not sign up, you can ignore this mail.",
      ],
      button: "Verify email",
    },
  },
  resetPassword: {
    ko: {
      subject: "[두레] 비밀번호 재설정 안내",
      title: "비밀번호를 재설정해 주세요",
      paragraphs: [
        "비밀번호 재설정을 요청하셨습니다. 아래 버튼을 눌러 새 비밀번호를 설정해 주세요. 링크는 1시간 동안 유효합니다.",
        "요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.",
      ],
      button: "비밀번호 재설정하기",
    },
    en: {
      subject: "[Dure] Reset your password",
      title: "Reset your password",
      paragraphs: [
        "You asked to reset your password. Press the button below to choose a new one. The link works for one hour.",
        "If you did not ask for this, you can ignore this mail. Your password stays as it is.",
      ],
      button: "Reset password",
    },
  },
};
