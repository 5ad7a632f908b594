import type { VisitorQuestion } from "./answers";

/** The pages of a form: each step begins one (docs/product/forms.md#steps). A form without questions has one page. */
export function pagesOf(questions: readonly VisitorQuestion[]): VisitorQuestion[][] {
  const pages: VisitorQuestion[][] = [[]];
  for (const question of questions) {
    const isFirst = pages.length === 1 && pages[0]?.length === 0;
    if (question.type === "step" && !isFirst) pages.push([question]);
    else pages.at(-1)?.push(question);
  }
  return pages;
}
