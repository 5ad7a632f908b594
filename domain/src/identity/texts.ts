import { defineTexts } from "../shared/text";

const WAYS_TO_SIGN_IN = {
  password: { ko: "이메일과 비밀번호로", en: "email and password" },
  "google.com": { ko: "Google로", en: "Google" },
  "microsoft.com": { ko: "Microsoft로", en: "Microsoft" },
};

export const identityTexts = defineTexts({
  companyEmailOnly: {
    ko: "개인 이메일은 사용할 수 없어요. 회사 이메일을 입력해 주세요.",
    en: "Personal email addresses can't be used. Please enter your company email.",
  },
  notSignedUp: {
    ko: "가입된 계정이 없어요. 초대받은 이메일로 회원가입해 주세요.",
    en: "No Sign Up User. Please sign up with the invited email.",
  },
  wrongPassword: (count: number) => ({
    ko: `이메일 또는 비밀번호가 올바르지 않아요. (${count}/5) 5회 실패하면 로그인이 제한돼요.`,
    en: `Incorrect email or password. (${count}/5) Login is restricted after 5 attempts.`,
  }),
  blocked: {
    ko: "로그인에 5회 실패하여 계정이 차단되었어요. 고객지원에 문의해 주세요.",
    en: "Your account has been blocked due to 5 failed login attempts. Please contact customer support.",
  },
  wrongProvider: (provider: keyof typeof WAYS_TO_SIGN_IN) => ({
    ko: `다른 방법으로 가입한 계정이에요. ${WAYS_TO_SIGN_IN[provider].ko} 로그인해 주세요.`,
    en: `Wrong Provider. please check provider: ${WAYS_TO_SIGN_IN[provider].en}`,
  }),
  otherTeamsEmail: {
    ko: "이 이메일은 다른 팀의 주소로 로그인해야 해요.",
    en: "This email belongs to another team. Please sign in at that team's address.",
  },
  /** The browser reads the e-mail in the brackets. */
  foundAccount: (email: string) => ({
    ko: `가입된 계정을 찾았어요. 한 번 더 누르면 로그인해요. (${email})`,
    en: `Your account was found. Press once more to log in. (${email})`,
  }),
  handoverEnded: {
    ko: "팀 주소로 이동하지 못했어요. 다시 로그인해 주세요.",
    en: "We couldn't take you to your team's address. Please log in again.",
  },
  tooManyTries: {
    ko: "로그인 시도가 너무 많아요. 잠시 후 다시 시도해 주세요.",
    en: "There were too many login attempts. Please wait a moment and try again.",
  },
  tooManyVerifications: (minutes: number) => ({
    ko: `인증 메일을 여러 번 보냈어요. 받은편지함과 스팸함을 확인해 주세요. ${minutes}분 뒤에 다시 보낼 수 있어요.`,
    en: `Several verification emails were sent. Please check your inbox and spam folder. You can request another in ${minutes} min.`,
  }),
  tenantNotReady: {
    ko: "팀을 준비하고 있어요. 잠시 후 다시 시도해 주세요.",
    en: "Your team is being set up. Please try again in a moment.",
  },
  tenantNotFound: { ko: "팀 정보를 찾을 수 없어요. 주소를 확인해 주세요.", en: "Tenant info not found" },
  verifyFirst: { ko: "이메일 인증을 완료해 주세요.", en: "Please complete verification." },
  slugTaken: { ko: "이미 사용 중인 URL이에요.", en: "This URL is already taken" },
  userNotFound: { ko: "사용자를 찾을 수 없어요.", en: "This user does not exist." },
  notLocked: { ko: "잠긴 계정이 아니에요.", en: "This account is not locked." },
  sessionNotFound: {
    ko: "이미 로그아웃된 기기예요.",
    en: "This device is already signed out.",
  },
  wrongCode: { ko: "인증 코드가 올바르지 않아요.", en: "Invalid verification code." },
  wrongRecovery: {
    ko: "비밀번호 또는 복구 코드가 올바르지 않아요. 사용하지 않은 코드를 입력해 주세요.",
    en: "The password or the recovery code is incorrect. Please enter a code that you have not used.",
  },
  tooManyCodes: (minutes: number) => ({
    ko: `인증 코드를 너무 많이 틀렸어요. ${minutes}분 후 다시 시도해 주세요.`,
    en: `Too many incorrect codes. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  }),
  resetCodeInvalid: {
    ko: "이미 사용했거나 만료된 링크예요. 비밀번호 재설정을 다시 요청해 주세요.",
    en: "This link has expired or was already used. Please request a new one.",
  },
});
