/** @jsxImportSource preact */
import { useTexts } from "./language";

const WEEKS = [1, 2, 3, 4, 5];

/** The outline of a page while it loads. */
export function PageSkeleton() {
  const texts = useTexts();
  return (
    <div class="layout">
      <p class="visually-hidden" role="status">
        {texts.loading}
      </p>
      <div class="info" aria-hidden="true">
        <span class="skeleton" style={{ width: "40%" }} />
        <span class="skeleton skeleton-title" />
        <span class="skeleton" style={{ width: "60%" }} />
      </div>
      <div class="skeleton-month" aria-hidden="true">
        {WEEKS.map((week) => (
          <span key={week} class="skeleton" />
        ))}
      </div>
    </div>
  );
}
