/** @jsxImportSource preact */
import { useTexts } from "../texts/use-texts";

type SavedAnswersNoticeProps = { onRestore: () => void; onForget: () => void };

/** Offers the answers of an earlier visit. */
export function SavedAnswersNotice({ onRestore, onForget }: SavedAnswersNoticeProps) {
  const texts = useTexts();
  return (
    <div class="form-saved" role="status">
      <span>{texts.savedFound}</span>
      <span class="form-saved-actions">
        <button type="button" class="button" onClick={onForget}>
          {texts.savedForget}
        </button>
        <button type="button" class="button primary" onClick={onRestore}>
          {texts.savedRestore}
        </button>
      </span>
    </div>
  );
}
