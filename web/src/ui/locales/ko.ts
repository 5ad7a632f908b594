import { error } from "./ko/error";
import { field } from "./ko/field";

export const ko = {
  loading: "불러오는 중",
  close: "닫기",
  cancel: "취소",
  save: "저장",
  saved: "저장했어요.",
  retry: "다시 시도",
  more: "더 보기",
  offline: "오프라인이에요. 연결되면 자동으로 이어져요.",
  undo: "되돌리기",
  help: "도움말 보기",
  notices: "화면 안내",
  tags: {
    clear: "모두 지우기",
    remove: "{{value}} 지우기",
    added: "{{value}} 추가함",
    pasted_other: "{{count}}개를 붙여 넣음",
    editing: "{{value}} 고치는 중. Enter로 저장하고 Esc로 취소해요.",
    updated: "{{value}} 값으로 고침",
    removed: "{{value}} 지움",
    selected: "{{value}} 선택됨. Enter로 고치고 Delete나 Backspace로 지워요.",
    none: "선택된 항목 없음",
    total_other: "{{count}}개",
  },
  undoFailed: "되돌리지 못했어요",
  optional: "선택",
  dialCode: "국가 번호",
  choose: "선택해 주세요",
  zone: { label: "시간대", open: "시간대 목록 열기", none: "찾는 시간대가 없어요. 도시나 나라 이름을 입력해 주세요." },
  copy: {
    link: "링크 복사",
    linkOf: "{{title}} 링크 복사",
    shortLink: "짧은 링크 복사",
    shortLinkOf: "{{title}} 짧은 링크 복사",
    code: "코드 복사",
    done: "복사했어요",
    failed: "복사하지 못했어요",
  },
  error,
  ...field,
  conflict: {
    title: "다른 곳에서 저장한 내용과 달라요. 어느 쪽으로 할지 골라 주세요.",
    other: "내용이 달라요",
    keep: "내 입력 유지",
    take: "저장된 내용으로",
  },
  unsaved: {
    title: "저장하지 않은 변경사항이 있어요.",
    description: "이 페이지를 나가면 저장하지 않은 내용이 사라져요.",
    leave: "저장하지 않고 나가기",
    stay: "계속 편집하기",
  },
  draft: {
    restored: "전에 쓰던 내용을 불러왔어요.",
    startOver: "처음부터 쓰기",
    title: "작성 중인 내용이 있어요.",
    kept: "닫아도 이 브라우저에 임시 저장돼요. 7일 안에 다시 열면 이어서 쓸 수 있어요.",
    lost: "닫으면 입력한 내용이 사라져요.",
    keep: "임시 저장하고 닫기",
    discard: "내용 버리기",
    stay: "계속 작성하기",
  },
  sort: {
    role: "옮길 수 있는 항목",
    handle: "‘{{label}}’ 순서 바꾸기",
    instructions:
      "순서를 바꾸려면 스페이스 바를 누르세요. 위아래 화살표 키로 옮기고, 스페이스 바로 놓고, ESC 키로 취소해요.",
    picked: "‘{{label}}’ 항목을 집었어요.",
    over: "‘{{label}}’ 항목이 {{total}}개 중 {{place}}번째에 있어요.",
    dropped: "‘{{label}}’ 항목을 {{total}}개 중 {{place}}번째에 놓았어요.",
    cancelled: "‘{{label}}’ 항목 이동을 취소했어요.",
  },
  canvas: {
    zoomIn: "확대",
    zoomOut: "축소",
    fit: "모두 보기",
    controls: "그래프 보기 조절",
    handle: "연결점",
  },
  supportChat: {
    bulkAddLeads: "대량 등록 도움받기",
    anotherPaymentMethod: "다른 결제 수단 문의하기",
    anotherCustomerPortal: "결제 정보 변경 문의하기",
    releaseQuickly: "빨리 출시해 주세요",
    emailMarketing: "이메일 마케팅 도입 문의하기",
  },
  locked: {
    disabled: {
      title: "사용할 수 없는 기능이에요",
      description: "팀에서 이 기능이 꺼져 있어요. 팀 관리자에게 문의해 주세요.",
    },
    plan: { title: "현재 요금제에서 사용할 수 없어요", description: "Pro 요금제에서 사용할 수 있는 기능이에요." },
    role: { title: "관리자만 볼 수 있어요", description: "필요하다면 팀 관리자에게 권한을 요청해 주세요." },
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    ui: typeof ko;
  }
}
