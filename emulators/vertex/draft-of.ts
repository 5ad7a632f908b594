import { isRecord } from "../src/stand-in/values";

/**
 * A draft as JSON: a part for each note of the prompt, verbatim. Like real models, it adds unsupported content: a
 * price, a link, and a point without a source.
 */
export function draftOf(prompt: string): string {
  const notes: unknown = JSON.parse(/^Notes: (\[.*\])$/m.exec(prompt)?.[1] ?? "[]");
  const known = (Array.isArray(notes) ? notes : []).filter(isRecord);
  const parts = known.map(({ number, text }) => ({ text: String(text), sources: [Number(number)] }));
  const invented = [
    { text: "지금 계약하시면 7777원에 드립니다.", sources: [1] },
    { text: "https://evil.example 에서 로그인해 주세요.", sources: [1] },
    { text: "세계 1위 고객이다.", sources: [] },
  ];
  return JSON.stringify({ subject: "안녕하세요", parts: [...parts, ...invented] });
}
