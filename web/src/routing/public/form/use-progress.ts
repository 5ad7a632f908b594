import { useEffect, useRef } from "preact/hooks";
import { visitorId } from "../../../lib/public/visitor-id";
import { countView } from "../router-calls";

/**
 * Counts a view of the form. If the visitor leaves without submitting it, reports the question they answered last.
 * @returns a function to call with the name of each answered question
 */
export function useProgress(formId: string, isSubmitted: boolean): (question: string) => void {
  const last = useRef<string>();
  const isOver = useRef(isSubmitted);
  isOver.current = isSubmitted;

  useEffect(() => {
    void countView(formId, { visitor_id: visitorId() });
    const leave = () => {
      const question = last.current;
      if (document.visibilityState === "visible" || !question || isOver.current) return;
      last.current = undefined;
      void countView(formId, { visitor_id: visitorId(), last_question: question });
    };
    // The only event that also fires on phones when a page is left or closed.
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [formId]);

  return (question) => {
    last.current = question;
  };
}
