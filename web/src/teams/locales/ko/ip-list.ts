export const ipList = {
  title: "허용 IP",
  hint: "켜면 목록에 있는 주소에서만 두레에 로그인하고 사용할 수 있어요. API 키에도 적용돼요.",
  switch: "허용한 주소에서만 접속하기",
  current: "지금 쓰는 주소",
  unknown: "알 수 없음",
  passes_other: "임시로 허용한 주소가 {{count}}개 있어요. 1시간이 지나면 자동으로 막혀요.",
  pass: "{{ip}} · {{time}}까지",
  empty: "아직 추가한 주소가 없어요.",
  add: "주소 추가",
  addMine: "내 주소 추가",
  myAddress: "내 주소",
  range: "IP 주소 또는 범위",
  note: "메모",
  remove: "주소 삭제",
} as const;

export const ipPass = {
  ask: "관리자인데 들어갈 수 없나요?",
  send: "임시 접속 링크 받기",
  sent: "허용 IP를 쓰는 팀의 관리자라면 메일로 링크를 보내 드려요. 15분 안에 열어 주세요.",
  title: "임시 접속",
  description: "지금 쓰는 주소를 1시간 동안 허용해요. 링크는 한 번만 쓸 수 있어요.",
  use: "지금 쓰는 주소 허용하기",
  done: "{{ip}} 주소를 {{time}}까지 허용했어요. 로그인한 뒤 설정의 보안 화면에서 허용 IP를 확인해 주세요.",
  login: "로그인으로 가기",
} as const;
