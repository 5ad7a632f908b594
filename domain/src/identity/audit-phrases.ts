import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { IdentityEvent } from "./events";

export const identityAuditPhrases: AuditPhrases<IdentityEvent> = {
  "user.created": { ko: "계정을 만들었어요", en: "Created an account" },
  "user.changed": { ko: "프로필을 수정했어요", en: "Changed a profile" },
  "user.sign_changed": { ko: "메일 서명을 수정했어요", en: "Changed the email signature" },
  "saml.created": { ko: "SSO를 추가했어요", en: "Added an SSO provider" },
  "saml.changed": { ko: "SSO를 수정했어요", en: "Changed an SSO provider" },
  "saml.deleted": { ko: "SSO를 삭제했어요", en: "Deleted an SSO provider" },
  "saml.test-begun": { ko: "SSO 테스트 로그인을 시작했어요", en: "Started a test sign-in with SSO" },
  "saml.tested": { ko: "SSO 테스트 로그인이 끝났어요", en: "A test sign-in with SSO finished" },
  "auth.login": { ko: "로그인했어요", en: "Signed in" },
  "auth.logout": { ko: "로그아웃했어요", en: "Signed out" },
  "auth.mfa_failed": { ko: "2단계 인증 코드를 잘못 입력했어요", en: "Entered a wrong two-factor code" },
  "auth.locked": { ko: "비밀번호를 여러 번 틀려 계정이 잠겼어요", en: "The account was locked after wrong passwords" },
  "auth.password_guessed": {
    ko: "로그인 화면을 거치지 않고 올바른 비밀번호를 입력한 사람이 있어요",
    en: "Someone entered the right password without the sign-in page",
  },
  "auth.reactivated": { ko: "잠긴 계정을 다시 열었어요", en: "Reactivated a locked account" },
  "auth.password_reset": { ko: "비밀번호를 재설정했어요", en: "Reset the password" },
  "auth.recovery_used": { ko: "복구 코드로 로그인했어요", en: "Signed in with a recovery code" },
  "auth.recovery_codes_issued": { ko: "복구 코드를 새로 발급했어요", en: "Issued new recovery codes" },
  "auth.second_factor_removed": { ko: "2단계 인증을 해제했어요", en: "Removed two-factor authentication" },
  "auth.second_factor_reset": {
    ko: "멤버의 2단계 인증을 초기화했어요",
    en: "Reset a member's two-factor authentication",
  },
};
