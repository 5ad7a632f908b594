/** @jsxImportSource preact */
import { useTexts } from "../texts/use-texts";
import type { useSavedAnswers } from "./use-saved-answers";

/** Stores the answers in this browser if the visitor asks for it, and can delete them. */
export function SaveAnswers({ state, save, forget }: ReturnType<typeof useSavedAnswers>) {
  const texts = useTexts();
  if (state === "saving")
    return (
      <p class="form-save" role="status">
        {texts.saved}{" "}
        <button type="button" class="link" onClick={forget}>
          {texts.savedDelete}
        </button>
      </p>
    );
  return (
    <p class="form-save">
      <button type="button" class="link" onClick={save}>
        {texts.saveForLater}
      </button>{" "}
      <span role="status">{state === "failed" ? texts.saveFailed : texts.saveHint}</span>
    </p>
  );
}
