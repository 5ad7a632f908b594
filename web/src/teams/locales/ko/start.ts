export const start = {
  hello: "{{name}}님, 안녕하세요",
  description: "오늘 챙길 일을 모았어요.",
  title: "시작하기",
  progress: "{{all}}개 중 {{done}}개를 마쳤어요.",
  hide: "나중에 하기",
  close: "목록 닫기",
  show: "시작하기 목록 보기",
  help: "도움말",
  done: "완료",
  go: "해 보기",
  item: {
    import: { title: "고객 데이터 가져오기", hint: "엑셀이나 CSV의 고객을 리드로 옮겨요. 하나씩 직접 추가해도 돼요." },
    deal: { title: "첫 딜 만들기", hint: "리드를 딜로 전환하거나 바로 만들고, 계약까지 단계별로 관리해요." },
    calendar: { title: "캘린더 연결하기", hint: "비어 있는 시간만 예약받고, 잡힌 미팅을 캘린더에 바로 넣어요." },
    bookingPage: { title: "예약 페이지 만들기", hint: "링크 하나로 고객이 직접 미팅 시간을 고를 수 있어요." },
    signature: { title: "이메일 서명 쓰기", hint: "내 이름으로 나가는 메일 아래에 붙어요." },
    invite: { title: "동료 초대하기", hint: "같은 회사 도메인의 동료와 함께 사용해요." },
  },
} as const;

export const tour = {
  start: "1분 둘러보기",
  again: "다시 둘러보기",
  hint: "메뉴를 하나씩 짚어 드려요.",
  place: "{{at}} / {{all}}",
  skip: "둘러보기 그만하기",
  back: "이전",
  next: "다음",
  finish: "마치기",
  try: "지금 해 보기",
  step: {
    leads: {
      title: "여기에서 리드를 관리해요",
      text: "‘리드 추가’로 첫 리드를 등록해 보세요. 폼이나 예약으로 들어온 리드도 여기에 모여요.",
    },
    calendar: {
      title: "캘린더를 연결해 두세요",
      text: "설정의 ‘연동’에서 구글, 아웃룩, 네이버웍스 캘린더를 연결하면 겹치는 시간은 예약되지 않아요.",
    },
    bookingPages: {
      title: "예약 페이지를 공개해요",
      text: "미팅 길이와 가능한 시간을 정하고 링크를 보내면, 고객이 시간을 골라 예약해요.",
    },
    invite: { title: "동료를 초대해요", text: "같은 회사 도메인의 이메일로 여러 명을 한 번에 초대할 수 있어요." },
  },
} as const;
