/** @jsxImportSource preact */
import { useTexts } from "../texts/use-texts";
import { FormFrame } from "./form-frame";
import { FormHeading } from "./form-heading";
import { FormQuestions } from "./form-questions";
import { FormSkeleton } from "./form-skeleton";
import { formStyle } from "./form-style";
import { type Draft, useDraft } from "./use-draft";
import { useSubmission } from "./use-submission";

/** A form as it will look, for the editor around this frame. Nothing is counted or sent. */
export function FormPreview() {
  const draft = useDraft();
  if (!draft) return <FormSkeleton />;
  return <DraftForm draft={draft} />;
}

function DraftForm({ draft: { form, extra, mappings } }: { draft: Draft }) {
  const texts = useTexts();
  const submission = useSubmission({ id: "", form, mappings });
  return (
    <FormFrame metadata={form.metadata} extra={extra} hasBanner>
      <FormHeading {...form.metadata} />
      <FormQuestions
        submission={submission}
        layout={formStyle(extra).layout}
        metadata={form.metadata}
        onAnswered={() => {}}
        onSend={() => submission.say(texts.preview)}
      />
    </FormFrame>
  );
}
