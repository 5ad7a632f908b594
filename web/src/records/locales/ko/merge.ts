export const merge = {
  merge: {
    title: "레코드 {{count}}개 병합",
    limit: "레코드를 2개에서 {{max}}개까지 선택하면 병합할 수 있어요.",
    hint: "남길 레코드를 고르고, 값이 다른 필드는 어느 값을 쓸지 선택해 주세요. 선택하지 않으면 가장 최근에 수정한 레코드의 값을 써요.",
    linksHint:
      "메모, 파일, 연결된 레코드는 시간 순서대로 남길 레코드에 합쳐져요. 나머지 레코드는 사라지고, 그 링크를 열면 남은 레코드로 이어져요. 병합은 되돌릴 수 없어요.",
    target: "남길 레코드",
    keep: "‘{{label}}’ 남기기",
    take: "{{field}}: ‘{{label}}’의 값 사용",
    field: "필드",
    result: "병합 결과",
    differs: "값이 달라요",
    onlyDiffering: "값이 다른 필드만 보기",
    noDifference: "값이 다른 필드가 없어요.",
    confirm: "병합",
    done: "레코드를 병합했어요.",
    notFound: "삭제된 레코드가 있어 병합할 수 없어요.",
    timeout: "요청 시간이 초과되었어요. 목록을 새로고침해 병합되었는지 확인해 주세요.",
    server: "서버 오류로 병합하지 못했어요. ({{errorCode}})",
    failed: "병합하지 못했어요. {{reason}}",
    loadFailed: "레코드를 불러오지 못했어요. 새로고침한 뒤 다시 시도해 주세요.",
  },
} as const;
