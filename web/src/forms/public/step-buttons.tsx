/** @jsxImportSource preact */
import { useSharedTexts } from "../../ui/public/shell/language";

type StepButtonsProps = { isFirst: boolean; isLast: boolean; onBack: () => void };

/** The buttons to the previous step and, except on the last step, to the next one. */
export function StepButtons({ isFirst, isLast, onBack }: StepButtonsProps) {
  const texts = useSharedTexts();
  return (
    <div class="form-steps">
      {!isFirst && (
        <button type="button" class="button" onClick={onBack}>
          {texts.previous}
        </button>
      )}
      {!isLast && (
        <button type="submit" class="button primary">
          {texts.next}
        </button>
      )}
    </div>
  );
}
