import { defineTexts } from "../shared/text";

export const billingTexts = defineTexts({
  noSeats: {
    ko: "남은 좌석이 없어요. 요금제 및 결제에서 좌석을 추가해 주세요.",
    en: "No remaining seats. Please add a seat in Plans and Billing.",
  },
  tooFewSeats: (least: number) => ({
    ko: `좌석은 ${least}개 이상이어야 해요. 최소 3개이고, 활성 멤버 수보다 적을 수 없어요.`,
    en: `At least ${least} seats are needed: no fewer than 3, and one for each active member.`,
  }),
  trialUsed: {
    ko: "무료 체험은 한 번만 사용할 수 있어요. Pro 요금제를 시작해 주세요.",
    en: "The free trial can be used once. Please start the Pro plan.",
  },
  alreadyPro: { ko: "이미 Pro 요금제를 사용하고 있어요.", en: "Your team is already on the Pro plan." },
  noSubscription: {
    ko: "사용 중인 구독이 없어요. 먼저 Pro 요금제를 시작해 주세요.",
    en: "There is no subscription to change. Please start the Pro plan first.",
  },
  noPrice: { ko: "결제 설정이 없어요. 고객지원에 문의해 주세요.", en: "Environment variable value not found." },
  unknownPrice: {
    ko: "알 수 없는 가격이에요. 화면을 새로고침해 주세요.",
    en: "This price is unknown. Please reload the page.",
  },
  badRedirect: { ko: "돌아올 주소가 올바르지 않아요.", en: "The return address must belong to this app." },
  changing: {
    ko: "다른 결제 변경을 처리하고 있어요. 잠시 후 다시 시도해 주세요.",
    en: "Another plan change is in progress. Please try again in a moment.",
  },
  cancelsAlready: {
    ko: "구독 취소가 예약되어 있어요. 먼저 구독을 계속하기로 바꿔 주세요.",
    en: "The subscription ends with the current period. Please resume it first.",
  },
  cardDeclined: {
    ko: "카드가 승인되지 않았어요. 결제 수단을 확인한 뒤 다시 시도해 주세요.",
    en: "Your card was declined. Please check the payment method and try again.",
  },
  stripeFailed: {
    ko: "결제 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.",
    en: "The payment service did not respond. Please try again in a moment.",
  },
  noPortal: { ko: "결제 정보가 아직 없어요.", en: "There is no billing portal for this team yet." },
  checkoutNotFound: { ko: "결제 내역을 찾을 수 없어요.", en: "This checkout does not exist." },
  unpaid: {
    ko: "결제되지 않은 금액이 있어요. 결제 수단을 바꾼 뒤 다시 시도해 주세요.",
    en: "A payment is due. Please update the payment method first.",
  },
});
