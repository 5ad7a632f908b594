/** @jsxImportSource preact */
import type { Ref } from "preact";
import { useSharedTexts } from "../../ui/public/shell/language";

type FormProgressProps = { top: Ref<HTMLDivElement>; step: number; count: number; isShown: boolean };

/**
 * The current step and the number of steps. It gets the focus when another step opens, so that screen readers announce
 * it.
 */
export function FormProgress({ top, step, count, isShown }: FormProgressProps) {
  const text = useSharedTexts().stepOf(step, count);
  return (
    <div ref={top} class="form-progress" tabIndex={-1}>
      <span class={isShown ? undefined : "visually-hidden"}>{text}</span>
      {isShown && <progress value={step} max={count} aria-label={text} />}
    </div>
  );
}
