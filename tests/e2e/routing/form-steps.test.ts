import { Question } from "@dure/domain/forms/question/question";
import { beforeAll, expect, test } from "vitest";
import { listRows } from "../../support/routing/submission";
import { suite } from "../../support/suite/suite";
import { axeFindings } from "../support/axe-findings";
import { createFormTeam, formOf, QUESTIONS } from "../support/form-team";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";

const { openVisitor, problems } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;

beforeAll(async () => {
  team = await createFormTeam();
});

test("a form of several steps asks by earlier answers, is saved for later and submitted once more", async () => {
  const guest = guestOf("한소라");
  const options = ["개인", "회사"].map((value) => ({ value, label: value }));
  const components = [
    { name: "email", label: "이메일", type: "email", required: true },
    { name: "kind", label: "구분", type: "radio", options, required: true },
    { name: "details", label: "회사 정보", type: "step" },
    {
      ...{ name: "site", label: "웹사이트", type: "url", required: true },
      show_if: { conditions: [{ question: "kind", operator: "is", values: ["회사"] }] },
    },
    { name: "start", label: "시작일", type: "date" },
    { name: "score", label: "만족도", type: "rating", required: true },
  ].map((question) => Question.parse(question));
  const metadata = { can_save: true, is_language_hidden: true, thank_you: { title: "고마워요", can_repeat: true } };
  const router = await team.publish(formOf(components, metadata));
  const page = await openVisitor({ locale: "ko-KR", viewport: { width: 390, height: 844 } });
  await page.goto(`${suite.appUrl}/form/${router.id}`);
  await page.getByText("2단계 중 1단계").waitFor();
  expect(await page.getByRole("button", { name: "English" }).count()).toBe(0);
  await page.getByLabel("이메일", { exact: true }).fill(guest.email);
  await page.getByLabel("회사", { exact: true }).check();
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await page.getByRole("heading", { name: "회사 정보" }).waitFor();
  expect(await axeFindings(page, "second step")).toEqual([]);
  await page.getByLabel("웹사이트").fill("no address");
  await page.getByRole("button", { name: "저장하고 나중에 이어 쓰기" }).click();
  await page.reload();
  await page.getByRole("button", { name: "이어서 작성" }).click();
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await page.getByRole("button", { name: "제출하기", exact: true }).click();
  await page.getByText("올바른 웹 주소를 입력해 주세요").waitFor();

  await page.getByRole("button", { name: "이전", exact: true }).click();
  await page.getByLabel("개인", { exact: true }).check();
  await page.getByRole("button", { name: "다음", exact: true }).click();
  // The progress takes the focus once the step is painted, and must not take it from the rating.
  await page.locator(":focus", { hasText: "2단계 중 2단계" }).waitFor();
  expect(await page.getByLabel("웹사이트").count()).toBe(0);
  await page.getByLabel("시작일").fill("2026-10-15");
  await page.getByLabel("5점 중 4점").press("Space");
  await page.getByRole("button", { name: "제출하기", exact: true }).click();
  await page.getByRole("heading", { name: "고마워요" }).waitFor();
  await page.getByRole("button", { name: "한 번 더 제출하기" }).click();
  await page.getByText("2단계 중 1단계").waitFor();
  expect(await page.getByRole("button", { name: "이어서 작성" }).count()).toBe(0);
  const [row] = await listRows(team.tenant, router.id);
  expect(row?.answers).toEqual({ email: guest.email, kind: "개인", start: "2026-10-15", score: 4 });
  expectNo(problems);
});

test("files are chosen, refused with a reason, removed and submitted at a phone's width", async () => {
  const cv = Question.parse({ name: "cv", label: "이력서", type: "file", required: true, file_kinds: ["document"] });
  const router = await team.publish(formOf([...QUESTIONS.slice(0, 2), cv]));
  const page = await openVisitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${suite.appUrl}/form/${router.id}`);
  const guest = guestOf("정다온");
  await page.getByLabel("이름", { exact: true }).fill(guest.name);
  await page.getByLabel("이메일", { exact: true }).fill(guest.email);
  await page.getByRole("button", { name: "제출하기", exact: true }).click();
  await page.getByText("필수 입력 항목이에요").waitFor();
  const choose = (name: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/html", buffer: Buffer.from("내용") });
  await choose("사진.html");
  await page.getByText("이 형식의 파일은 받지 않아요").waitFor();
  expect(await axeFindings(page, "a refused file")).toEqual([]);
  await choose("첫 번째.pdf");
  await page.getByRole("button", { name: "‘첫 번째.pdf’ 삭제" }).click();
  await choose("경력 기술서.pdf");
  await page.getByRole("button", { name: "‘경력 기술서.pdf’ 삭제" }).waitFor();
  expect(await axeFindings(page, "a file")).toEqual([]);
  expect(await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "제출하기", exact: true }).click();
  await page.getByText("신청해 주셔서 감사해요.").waitFor();
  expect((await listRows(team.tenant, router.id))[0]?.answers.cv).toEqual(["경력 기술서.pdf"]);
  expectNo(problems);
}, 60_000);
