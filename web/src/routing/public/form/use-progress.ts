import { useEffect, useRef } from "preact/hooks";
import { visitorId } from "../../../lib/public/visitor-id";
import { countView } from "../router-calls";

/**
 * Counts that the form was seen and, when the visitor leaves without having submitted it, tells which question they
 * answered last.
 * @returns what to call with the name of each question that is answered
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
    // The one event that comes on phones too, also before a page is left or closed.
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [formId]);

  return (question) => {
    last.current = question;
  };
}
