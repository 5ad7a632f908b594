import { defineTexts } from "../../shared/text";

export const samlTexts = defineTexts({
  notFound: {
    ko: "SSO 설정을 찾을 수 없어요. 목록을 새로고침해 주세요.",
    en: "This SSO provider does not exist. Please reload the list.",
  },
  tooMany: (most: number) => ({
    ko: `SSO는 ${most}개까지 설정할 수 있어요. 쓰지 않는 설정을 삭제해 주세요.`,
    en: `A team can have up to ${most} SSO providers. Please delete one that you no longer use.`,
  }),
  testFirst: {
    ko: "먼저 테스트 로그인에 성공해야 활성화할 수 있어요.",
    en: "Please complete a test sign-in before you activate this provider.",
  },
  requiredNeedsProvider: {
    ko: "SSO를 필수로 사용하려면 활성화된 SSO가 하나는 있어야 해요.",
    en: "To require SSO, at least one SSO provider has to be active.",
  },
  ownSsoFirst: {
    ko: "SSO로 로그인하거나 인증 앱을 등록한 뒤에 필수로 바꿀 수 있어요.",
    en: "Sign in with SSO, or register an authenticator app, before you require SSO.",
  },
  ssoOnly: {
    ko: "이 팀은 SSO로만 로그인할 수 있어요. 팀 로그인 화면에서 SSO로 로그인해 주세요.",
    en: "This team signs in with SSO only. Please use SSO on your team's login page.",
  },
  inactive: {
    ko: "사용할 수 없는 SSO예요. 팀 관리자에게 문의해 주세요.",
    en: "This SSO provider is not active. Please ask your team's admin.",
  },
  noEmail: {
    ko: "SSO 로그인 정보에 이메일이 없어요. 팀 관리자에게 문의해 주세요.",
    en: "Your SSO sign-in didn't include an email. Please ask your team's admin.",
  },
  testSeen: {
    ko: "테스트 로그인을 확인했어요. 설정 화면에서 결과를 확인해 주세요.",
    en: "The test sign-in was received. Please check its result in the settings.",
  },
  certUnreadable: {
    ko: "인증서를 읽을 수 없어요. ID 공급자의 X.509 인증서를 PEM 형식으로 붙여 넣어 주세요.",
    en: "This certificate can't be read. Please paste your identity provider's X.509 certificate as PEM.",
  },
  certTooMany: {
    ko: "인증서는 두 개까지 등록할 수 있어요.",
    en: "You can enter up to two certificates.",
  },
  certExpired: {
    ko: "만료된 인증서예요. ID 공급자에서 새 인증서를 받아 주세요.",
    en: "This certificate has expired. Please get a new one from your identity provider.",
  },
  urlNotSecure: {
    ko: "https로 시작하는 주소를 입력해 주세요.",
    en: "Please enter an address that begins with https.",
  },
});
