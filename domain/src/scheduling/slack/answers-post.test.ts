import { expect, test } from "vitest";
import { answersPost } from "./answers-post";

const event = {
  title: "도입 상담",
  invitees: [{ name: "홍길동", email: "gildong@example.com", phone: "" }],
  company: "<한국> & 상사",
  note: "",
  q_a: [
    { name: "size", label: "인원", value: ["10명", "20명"] },
    { name: "agree", label: "동의", value: true },
    { name: "news", label: "소식", value: false },
    { name: "wish", value: "가".repeat(600) },
  ],
};

test("each answer is shown with its question, without empty answers and cut if too long", () => {
  expect(answersPost(event, "ko").split("\n")).toEqual([
    "*예약 폼 제출* · 도입 상담",
    "이름: 홍길동",
    "이메일: gildong@example.com",
    "회사: &lt;한국&gt; &amp; 상사",
    "인원: 10명, 20명",
    "동의: 예",
    `wish: ${"가".repeat(500)}…`,
  ]);
  expect(answersPost(event, "en")).toMatch(/^\*Booking form submitted\* · 도입 상담\nName: 홍길동\n/);
});
