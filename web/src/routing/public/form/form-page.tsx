/** @jsxImportSource preact */
import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { useEffect, useState } from "preact/hooks";
import { tellParent } from "../../../ui/public/shell/embed";
import { LeaveDialog } from "../../../ui/public/shell/leave-dialog";
import { useTexts } from "../texts/use-texts";
import { FormFrame } from "./form-frame";
import { FormHeading } from "./form-heading";
import { FormQuestions } from "./form-questions";
import { formStyle } from "./form-style";
import { OutcomeNotice } from "./outcome-notice";
import { useProgress } from "./use-progress";
import { useSubmission } from "./use-submission";

/** An active form: its questions, then what follows from the answers. */
export function FormPage({ router }: { router: PublicRouter }) {
  const { id, form, extra } = router;
  const texts = useTexts();
  const submission = useSubmission(router);
  const { outcome } = submission;
  const [isTouched, setTouched] = useState(false);
  const answered = useProgress(id, outcome !== undefined);

  useEffect(() => tellParent("page_viewed", { form_id: id }), [id]);

  const touch = (question: string) => {
    setTouched(true);
    answered(question);
  };
  return (
    <FormFrame metadata={form.metadata} extra={extra}>
      <LeaveDialog page={{ form_id: id }} isMidway={isTouched && !outcome} texts={texts} />
      {outcome ? (
        <OutcomeNotice outcome={outcome} />
      ) : (
        <>
          <FormHeading {...form.metadata} />
          <FormQuestions
            submission={submission}
            layout={formStyle(extra).layout}
            submitText={form.metadata.submit_text}
            onAnswered={touch}
            onSend={submission.send}
          />
        </>
      )}
    </FormFrame>
  );
}
