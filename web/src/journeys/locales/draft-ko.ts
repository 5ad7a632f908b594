export const draftKo = {
  draft: {
    title: "AI 초안",
    start: { mail: "첫 메일 초안", brief: "미팅 브리핑" },
    quota: "이번 달 {{used}}/{{limit}}회 사용",
    usedUp: "이번 달 AI 초안을 모두 사용했어요. 다음 달에 다시 시도하거나 요금제를 변경해 주세요.",
    writing: "메모, 제출, 미팅, 방문 기록을 읽고 초안을 쓰고 있어요…",
    hint: "AI가 이 레코드의 기록만으로 쓴 초안이에요. 이메일 주소와 전화번호는 AI에 보내지 않아요. 확인하고 고친 뒤에 사용해 주세요. 저절로 보내지지 않아요.",
    sources: "초안의 근거",
    source: { record: "레코드", note: "메모", submission: "제출", meeting: "미팅", visit: "방문" },
    cost: "{{model}} · 토큰 {{tokens}}개",
    keep: "메모로 저장",
    kept: "메모로 저장했어요.",
    copy: "복사",
    copied: "초안을 복사했어요.",
  },
};
