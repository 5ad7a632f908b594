import { useEffect, useState } from "preact/hooks";
import { isEmbedded } from "../../../ui/public/shell/embed";

export type Step = "pick" | "form" | "done";

/** Where the visitor is. The browser's back button leads from the form to the times, except in another site's frame. */
export function useSteps() {
  const [step, setStep] = useState<Step>("pick");
  const [hasMoved, setMoved] = useState(false);

  useEffect(() => {
    const goBack = () => setStep((current) => (current === "form" ? "pick" : current));
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  const goTo = (next: Step) => {
    setMoved(true);
    if (next === "form" && !isEmbedded() && history.state !== "form") history.pushState("form", "");
    setStep(next);
  };
  return { step, hasMoved, goTo };
}
