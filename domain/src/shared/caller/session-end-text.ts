import { accessTexts } from "../access";
import { defineTexts, type Text } from "../text";
import type { Session } from "./session";

const texts = defineTexts({
  ended_by_user: {
    ko: "다른 기기에서 이 로그인을 끝냈어요. 다시 로그인해 주세요.",
    en: "This session was ended from another device. Please sign in again.",
  },
  deactivated: {
    ko: "팀 관리자가 계정을 비활성화해 로그아웃됐어요. 다시 사용하려면 팀 관리자에게 문의해 주세요.",
    en: "You were signed out because an admin deactivated your account. To use it again, please ask your team's admin.",
  },
  locked: {
    ko: "비밀번호를 여러 번 틀려 계정이 잠겼어요. 고객지원에 문의해 주세요.",
    en: "The account was locked after several wrong passwords. Please contact support.",
  },
  password_reset: {
    ko: "비밀번호가 바뀌어 로그아웃됐어요. 새 비밀번호로 로그인해 주세요.",
    en: "You were signed out because the password was changed. Please sign in with the new one.",
  },
  recovery_code: {
    ko: "복구 코드가 사용되어 로그아웃됐어요. 다시 로그인해 주세요.",
    en: "You were signed out because a recovery code was used. Please sign in again.",
  },
  second_factor_removed: {
    ko: "2단계 인증이 해제되어 로그아웃됐어요. 다시 로그인해 주세요.",
    en: "You were signed out because two-factor authentication was removed. Please sign in again.",
  },
  second_factor_reset: {
    ko: "관리자가 2단계 인증을 초기화해 로그아웃됐어요. 다시 로그인해 주세요.",
    en: "You were signed out because an admin reset two-factor authentication. Please sign in again.",
  },
});

/** Why the user has to sign in again: what ended this very session, as far as that is known. */
export function sessionEndText(session: Session | undefined, uid: string): Text {
  const cause = session?.user_id === uid ? session.end_cause : undefined;
  const known = Object.entries(texts).find(([name]) => name === cause);
  return known?.[1] ?? accessTexts.signInAgain;
}
