export const mcp = {
  title: "AI 도구 연결(MCP)",
  description: "MCP를 지원하는 AI 도구에서 레코드를 찾고, 만들고, 미팅을 예약할 수 있어요.",
  hint: "‘AI 도구(MCP)’ 권한이 있는 API 키를 만들고, 아래 주소를 AI 도구에 등록해 주세요.",
  address: "MCP 서버 주소",
  configHint: "설정 파일을 쓰는 도구라면 아래 내용을 붙여 넣고 키를 바꿔 주세요.",
  config: "MCP 설정 예시",
};
