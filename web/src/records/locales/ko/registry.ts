export const registry = {
  registry: {
    companies: "기업 정보 검색 결과",
    found_other: "{{count}}개의 회사를 찾았어요. 화살표 키로 고를 수 있어요.",
    suggestion: "‘{{name}}’ 연결 (이메일 도메인)",
    linkFailed: "회사를 연결하지 못했어요",
    known: "등록된 회사",
  },
} as const;
