/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SecondFactorPrompt } from "../second-factor/second-factor-prompt";
import { EntryButton } from "./entry-button";
import { EntryNote } from "./entry-note";
import { useEntryTexts } from "./entry-texts";
import { TextBox } from "./form/text-box";

/** Asks for the code of the authenticator app, or for a recovery code. */
export function CodeQuestion({ question: { failed, canRecover, onAnswer } }: { question: SecondFactorPrompt }) {
  const { code: texts } = useEntryTexts();
  const [kind, setKind] = useState(failed ?? "code");
  const [typed, setTyped] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const isCode = kind === "code";
  const code = isCode ? typed.replaceAll(/\D/g, "") : typed.trim();
  const isComplete = isCode ? code.length === 6 : code !== "";
  const cancel = () => onAnswer({ kind: "cancelled" });

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back.
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      class="entry-dialog"
      aria-labelledby="code-title"
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onAnswer({ kind, code });
        }}
      >
        <h2 id="code-title">{texts.title}</h2>
        <p class="entry-muted">{isCode ? texts.hint : texts.recoveryHint}</p>
        {failed === kind && <EntryNote look="error">{isCode ? texts.wrong : texts.wrongRecovery}</EntryNote>}
        <TextBox
          name="code"
          label={isCode ? texts.label : texts.recoveryLabel}
          autocomplete="one-time-code"
          inputMode={isCode ? "numeric" : "text"}
          maxLength={isCode ? 7 : 40}
          value={typed}
          onChange={setTyped}
        />
        {canRecover ? (
          <EntryButton
            look="plain"
            onClick={() => {
              setKind(isCode ? "recovery" : "code");
              setTyped("");
            }}
          >
            {isCode ? texts.useRecovery : texts.useApp}
          </EntryButton>
        ) : (
          <p class="entry-hint">{texts.askAdmin}</p>
        )}
        <div class="entry-dialog-actions">
          <EntryButton onClick={cancel}>{texts.cancel}</EntryButton>
          <EntryButton look="solid" isDisabled={!isComplete}>
            {texts.verify}
          </EntryButton>
        </div>
      </form>
    </dialog>
  );
}
