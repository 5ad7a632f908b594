import { useEffect, useRef, useState } from "preact/hooks";
import type { AnswerErrors, VisitorQuestion } from "./answers";
import { pagesOf } from "./pages-of";

/**
 * The page of the form that the visitor is on. If an answer on another page is refused, that page opens.
 * @param questions the questions that are visible to the visitor
 */
export function usePages(questions: readonly VisitorQuestion[], refused: AnswerErrors) {
  const pages = pagesOf(questions);
  const [at, setAt] = useState(0);
  const last = pages.length - 1;
  const page = Math.min(at, last);
  const top = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);

  const go = (to: number) => {
    setAt(to);
    setMoves((count) => count + 1);
  };
  const pageWith = (errors: AnswerErrors): number => pages.findIndex((one) => one.some(({ name }) => errors[name]));

  useEffect(() => {
    if (moves > 0) top.current?.focus();
  }, [moves]);
  useEffect(() => {
    const wrong = pageWith(refused);
    if (wrong >= 0 && wrong !== page) setAt(wrong);
  }, [refused]);
  return { shown: pages[page] ?? [], page, count: pages.length, isLast: page === last, go, pageWith, top };
}
