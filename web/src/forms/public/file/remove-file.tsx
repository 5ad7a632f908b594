/** @jsxImportSource preact */
import { useSharedTexts } from "../../../ui/public/shell/language";

/** The button that takes a file out of an answer. */
export function RemoveFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  const texts = useSharedTexts();
  return (
    <button type="button" class="icon-button" aria-label={texts.removeFile(name)} onClick={onRemove}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
