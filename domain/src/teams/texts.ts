import { defineTexts } from "../shared/text";

export const teamsTexts = defineTexts({
  slugTaken: { ko: "이미 사용 중인 URL이에요.", en: "This URL is already taken" },
  slugNoHost: {
    ko: "영문 소문자, 숫자, '-'로 3자 이상 입력해 주세요. '-'로 시작하거나 끝날 수 없어요.",
    en: "Please enter 3 or more lowercase letters, numbers or '-', without '-' at the start or the end.",
  },
  alreadyNamed: { ko: "이미 만들어진 팀이 있어요.", en: "Your company already has a team. Please ask to join it." },
  verifyFirst: { ko: "이메일 인증을 완료해 주세요.", en: "Please complete verification." },
  auditExportOff: {
    ko: "이 팀에서는 감사 로그를 내보낼 수 없어요. 고객지원에 문의해 주세요.",
    en: "This team can't export its audit log. Please contact support.",
  },
  deletionKnown: {
    ko: "이미 삭제가 예정된 팀이에요. 취소하려면 팀 설정에서 삭제를 취소해 주세요.",
    en: "The team is already scheduled for deletion. You can cancel it in the team settings.",
  },
  deletionName: {
    ko: "팀 이름이 일치하지 않아요. 팀 설정에 있는 이름을 그대로 입력해 주세요.",
    en: "This is not the team's name. Please type it exactly as in the team's settings.",
  },
  noDeletion: {
    ko: "취소할 삭제 요청이 없어요. 화면을 새로 고쳐 주세요.",
    en: "There is no deletion to cancel. Please reload the page.",
  },
  teamNotFound: { ko: "팀을 찾을 수 없어요.", en: "Team ID is not found" },
  alreadyInvited: { ko: "이미 초대된 이메일이 있어요.", en: "Already invited" },
  tooManyInvitations: (minutes: number) => ({
    ko: `초대 메일을 너무 많이 보냈어요. 스팸함을 확인하도록 안내하거나 ${minutes}분 뒤에 다시 보내 주세요.`,
    en: `Too many invitations were sent. Please ask people to check their spam folder, or resend in ${minutes} min.`,
  }),
  sameDomainOnly: (domain: string) => ({
    ko: `같은 회사 도메인(@${domain})의 이메일만 초대할 수 있어요.`,
    en: `Only emails of your company domain (@${domain}) can be invited.`,
  }),
  invalidCode: (email: string) => ({
    ko: `초대 코드가 올바르지 않아요. ${email} 주소로 보낸 코드를 입력해 주세요.`,
    en: `The invitation code is not valid. Please enter the code sent to ${email}.`,
  }),
  notInvited: (email: string) => ({
    ko: `${email} 주소로 받은 초대가 없어요. 관리자에게 참여를 요청해 주세요.`,
    en: `There is no open invitation for ${email}. Please ask the admin to let you in.`,
  }),
  shortUrlNotFound: { ko: "링크를 찾을 수 없어요.", en: "This short link does not exist." },
  deadLetterNotFound: { ko: "다시 실행할 작업을 찾을 수 없어요.", en: "There is no such job to run again." },
  announcementNotFound: { ko: "공지를 찾을 수 없어요.", en: "This announcement does not exist." },
  announcementExists: { ko: "같은 ID의 공지가 이미 있어요.", en: "An announcement with this ID already exists." },
  invitationNotFound: { ko: "초대를 찾을 수 없어요.", en: "This invitation does not exist." },
  alreadyMember: { ko: "이미 팀에 참여했어요.", en: "You are already a member of this team." },
  requestNotFound: { ko: "참여 요청을 찾을 수 없어요.", en: "This access request does not exist." },
  memberNotFound: { ko: "멤버를 찾을 수 없어요.", en: "This member does not exist." },
  lastAdmin: {
    ko: "팀에는 관리자가 한 명 이상 있어야 해요. 다른 멤버를 먼저 관리자로 바꿔 주세요.",
    en: "A team needs an admin. Please make another member an admin first.",
  },
  notAdminAnyMore: {
    ko: "관리자 권한을 이미 넘겼어요. 새 관리자에게 요청해 주세요.",
    en: "You've already transferred the admin role. Please ask the new admin.",
  },
  transferToOneself: {
    ko: "이미 관리자예요. 다른 멤버를 선택해 주세요.",
    en: "You're already the admin. Please choose another member.",
  },
  deactivateOneself: { ko: "내 계정은 비활성화할 수 없어요.", en: "You can't deactivate yourself." },
  memberOnDuty: (pages: readonly string[], routers: readonly string[]) => {
    const quoted = (titles: readonly string[], [open, close]: [string, string]) =>
      titles.map((title) => `${open}${title}${close}`).join(", ");
    const ko = [
      pages.length > 0 && `예약 페이지 ${quoted(pages, ["‘", "’"])}`,
      routers.length > 0 && `라우터 ${quoted(routers, ["‘", "’"])}`,
    ];
    const en = [
      pages.length > 0 && `booking pages (${quoted(pages, ["“", "”"])})`,
      routers.length > 0 && `routers (${quoted(routers, ["“", "”"])})`,
    ];
    return {
      ko: `${ko.filter(Boolean).join(", ")}에 배정된 멤버예요. 다른 멤버로 바꾼 뒤 비활성화해 주세요.`,
      en: `This member is assigned to ${en.filter(Boolean).join(" and ")}. Please reassign them first.`,
    };
  },
  apiKeyNotFound: { ko: "API 키를 찾을 수 없어요.", en: "This API key does not exist." },
  apiKeyLife: {
    ko: "만료일은 지금부터 1년 안의 시각이어야 해요.",
    en: "A key must expire in the future, within a year from now.",
  },
  tooManyApiKeys: (limit: number) => ({
    ko: `API 키는 ${limit}개까지 만들 수 있어요. 쓰지 않는 키를 폐기한 뒤 다시 시도해 주세요.`,
    en: `A team can have up to ${limit} API keys. Please revoke one that is not in use, and try again.`,
  }),
  ipListEmpty: {
    ko: "허용할 주소를 하나 이상 추가한 뒤 켜 주세요.",
    en: "Please add at least one address before you turn the list on.",
  },
  ipRange: {
    ko: "203.0.113.7이나 203.0.113.0/24처럼 IP 주소나 범위를 입력해 주세요. IPv4는 /8, IPv6는 /16보다 넓을 수 없어요.",
    en: "Please enter an address or a range, such as 203.0.113.7 or 203.0.113.0/24. IPv4 ranges can't be wider than /8, IPv6 ranges than /16.",
  },
  ipTwice: (range: string) => ({
    ko: `이미 목록에 있는 주소예요: ${range}`,
    en: `${range} is already in the list.`,
  }),
  ipLocksOut: (ip: string) => ({
    ko: `이대로 저장하면 지금 쓰는 주소(${ip})에서 접속할 수 없게 돼요. 내 주소를 먼저 추가해 주세요.`,
    en: `This would lock you out because the list doesn't include your address (${ip}). Please add it first.`,
  }),
  ipLinkInvalid: {
    ko: "만료되었거나 이미 사용한 링크예요. 접근 제한 화면에서 링크를 다시 받아 주세요.",
    en: "This link has expired or was already used. Please request another one on the restricted access page.",
  },
  ipUnknown: {
    ko: "접속한 주소를 확인할 수 없어요. 다른 네트워크에서 다시 시도해 주세요.",
    en: "We couldn't determine your IP address. Please try again from another network.",
  },
  connectionNotFound: { ko: "연결된 계정을 찾을 수 없어요.", en: "This connection does not exist." },
  regrant: { ko: "권한이 필요합니다.", en: "Permission required." },
  unsupportedProvider: { ko: "아직 연결할 수 없는 서비스예요.", en: "Unsupported provider" },
  naverWorksCredentials: {
    ko: "네이버웍스 연동 정보가 없어요. 관리자에게 문의해 주세요.",
    en: "Naver Works credentials not found",
  },
  unknownCalendarProvider: { ko: "알 수 없는 캘린더 서비스예요.", en: "unknown calendar provider" },
  connected: {
    ko: "계정이 연결되었어요. 이 창은 닫아도 돼요.",
    en: "Your account is connected. You can close this window.",
  },
  consentIncomplete: {
    ko: "요청한 권한을 모두 허용해야 연결할 수 있어요. 다시 시도해 주세요.",
    en: "All requested permissions are needed to connect. Please try again.",
  },
  providerFailed: {
    ko: "연결할 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.",
    en: "The service did not respond. Please try again in a moment.",
  },
  consentDenied: { ko: "계정 연결이 취소되었어요.", en: "The connection was canceled." },
  slackMissing: { ko: "Slack 연동을 완료해 주세요.", en: "Please complete Slack integration." },
  slackCursor: { ko: "채널 목록을 처음부터 다시 불러와 주세요.", en: "Please reload the channels from the start." },
  slackFailed: {
    ko: "Slack이 응답하지 않아요. 잠시 후 다시 시도해 주세요.",
    en: "Slack did not respond. Please try again in a moment.",
  },
  cardServiceMissing: {
    ko: "리멤버 연동을 완료해 주세요.",
    en: "Please complete Remember integration.",
  },
  cardServiceUnavailable: {
    ko: "이 환경에서는 리멤버를 연동할 수 없어요.",
    en: "Remember can't be connected in this environment.",
  },
  cardServiceToken: {
    ko: "리멤버에서 받아들이지 않는 토큰이에요. 다시 확인해 주세요.",
    en: "Remember rejected this token. Please check it.",
  },
  cardServiceFailed: {
    ko: "리멤버가 응답하지 않아요. 잠시 후 다시 시도해 주세요.",
    en: "Remember did not respond. Please try again in a moment.",
  },
  invalidGrant: { ko: "연결 링크가 올바르지 않아요. 다시 시도해 주세요.", en: "Invalid grant url" },
  webhookNotFound: { ko: "웹훅을 찾을 수 없어요.", en: "This webhook does not exist." },
  deliveryNotFound: {
    ko: "전송 기록을 찾을 수 없어요. 30일이 지난 기록은 삭제돼요.",
    en: "This delivery does not exist. Deliveries are kept for 30 days.",
  },
  tooManyWebhooks: (max: number) => ({
    ko: `웹훅은 ${max}개까지 만들 수 있어요. 쓰지 않는 웹훅을 삭제해 주세요.`,
    en: `A team can have up to ${max} webhooks. Please delete one that is not in use.`,
  }),
  webhookOff: {
    ko: "꺼져 있는 웹훅이에요. 먼저 웹훅을 켜 주세요.",
    en: "This webhook is off. Please turn it on first.",
  },
  addressNotAllowed: {
    ko: "외부에서 접속할 수 있는 https 주소를 입력해 주세요. 포트는 443 또는 8443을 쓸 수 있어요.",
    en: "Please enter a public https address. The port can be 443 or 8443.",
  },
  resetOwnSecondFactor: {
    ko: "내 인증 앱은 보안 설정에서 해제할 수 있어요.",
    en: "You can remove your own authenticator app in the security settings.",
  },
  ownSecondFactorFirst: {
    ko: "먼저 내 인증 앱을 등록하고 다시 로그인해 주세요. 그다음 팀 전체에 요구할 수 있어요.",
    en: "Please register your own authenticator app and sign in again first. Then you can require it for the team.",
  },
});
