/** The texts of the page of a suggested meeting. */
export const meetKo = {
  suggestedTimes: "제안받은 시간",
  confirmTime: "이 시간으로 확정",
  notFound: "제안을 찾을 수 없어요",
  notFoundHint: "주소가 잘못됐거나 호스트가 거둬들인 제안이에요.",
  booked: "이미 확정된 미팅이에요",
  bookedHint: "이 제안에서 시간이 선택됐어요. 자세한 내용은 확인 메일을 봐 주세요.",
  cancelled: "취소된 미팅이에요",
  over: "제안한 시간이 모두 지났어요",
  taken: "선택할 수 있는 시간이 남아 있지 않아요",
  overHint: "호스트에게 새로운 시간을 요청해 주세요.",
};
