/** @jsxImportSource preact */
import { useTexts } from "../texts/use-texts";

const QUESTIONS = [1, 2, 3];

/** A placeholder while the form is loading. */
export function FormSkeleton() {
  const texts = useTexts();
  return (
    <div class="form-body">
      <p class="visually-hidden" role="status">
        {texts.loading}
      </p>
      <div class="form" aria-hidden="true">
        <span class="skeleton skeleton-title" />
        {QUESTIONS.map((question) => (
          <span key={question} class="skeleton skeleton-input" />
        ))}
      </div>
    </div>
  );
}
