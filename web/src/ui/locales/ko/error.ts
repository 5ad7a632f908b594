/** Texts about what could not be loaded or done. */
export const error = {
  title: "불러오지 못했어요",
  forbidden: "접근 권한이 없어요",
  server: "서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
  timeout: "응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.",
  network: "네트워크에 연결할 수 없어요. 연결 상태를 확인해 주세요.",
  unknown: "알 수 없는 오류가 발생했어요.",
} as const;
