/** @jsxImportSource preact */
import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { useEffect, useState } from "preact/hooks";
import { tellParent } from "../../../ui/public/shell/embed";
import { LeaveDialog } from "../../../ui/public/shell/leave-dialog";
import { allowUpload } from "../router-calls";
import { useTexts } from "../texts/use-texts";
import { FormFrame } from "./form-frame";
import { FormHeading } from "./form-heading";
import { FormQuestions } from "./form-questions";
import { formStyle } from "./form-style";
import { OutcomeNotice } from "./outcome-notice";
import { SaveAnswers } from "./save-answers";
import { SavedAnswersNotice } from "./saved-answers-notice";
import { useProgress } from "./use-progress";
import { useSavedAnswers } from "./use-saved-answers";
import { useSubmission } from "./use-submission";

/** An active form: its questions, then the outcome. */
export function FormPage({ router }: { router: PublicRouter }) {
  // Answering the form again remounts it.
  const [round, setRound] = useState(0);
  return <FilledForm key={round} router={router} onRepeat={() => setRound(round + 1)} />;
}

function FilledForm({ router, onRepeat }: { router: PublicRouter; onRepeat: () => void }) {
  const { id, form, extra } = router;
  const texts = useTexts();
  const submission = useSubmission(router);
  const { outcome } = submission;
  const { questions, answers, fill } = submission;
  const isSent = outcome !== undefined;
  const saved = useSavedAnswers({ formId: id, questions, answers, isSent, onRestore: fill });
  const [isTouched, setTouched] = useState(false);
  const answered = useProgress(id, isSent);

  useEffect(() => tellParent("page_viewed", { form_id: id }), [id]);

  const touch = (question: string) => {
    setTouched(true);
    answered(question);
  };
  return (
    <FormFrame metadata={form.metadata} extra={extra}>
      <LeaveDialog page={{ form_id: id }} isMidway={isTouched && !outcome} texts={texts} />
      {outcome ? (
        <OutcomeNotice outcome={outcome} thankYou={form.metadata.thank_you} onRepeat={onRepeat} />
      ) : (
        <>
          <FormHeading {...form.metadata} />
          {form.metadata.can_save && saved.offered && (
            <SavedAnswersNotice onRestore={saved.restore} onForget={saved.forget} />
          )}
          <FormQuestions
            submission={submission}
            layout={formStyle(extra).layout}
            metadata={form.metadata}
            footer={form.metadata.can_save && <SaveAnswers {...saved} />}
            onAnswered={touch}
            onSend={submission.send}
            allowUpload={(request) => allowUpload(id, request)}
          />
        </>
      )}
    </FormFrame>
  );
}
