/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { TextArea } from "../../../ui/public/field/text-area";
import { StepHeading } from "../../../ui/public/shell/step-heading";

type ReasonFormProps = {
  texts: { title: string; reason: string; back: string; submit: string };
  change: {
    reason: string;
    setReason: (reason: string) => void;
    error: string | undefined;
    failure: string | undefined;
    sending: boolean;
  };
  onSubmit: () => void;
  onBack: () => void;
  /** What changes. */
  children: ComponentChildren;
};

/** A change of a meeting, which its invitee gives a reason for. */
export function ReasonForm({ texts, change, onSubmit, onBack, children }: ReasonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { reason, setReason, error, failure, sending } = change;

  useEffect(() => {
    if (error) form.current?.querySelector("textarea")?.focus();
  }, [error]);

  const submit = (submitted: Event) => {
    submitted.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} class="form reason-form" noValidate onSubmit={submit}>
      <StepHeading level={1} text={texts.title} />
      {children}
      <TextArea
        name="reason"
        label={texts.reason}
        required
        maxLength={1000}
        value={reason}
        error={error}
        onChange={setReason}
      />
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <div class="actions">
        <button type="button" class="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="submit" class="button primary" aria-disabled={sending}>
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
