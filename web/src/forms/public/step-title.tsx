/** @jsxImportSource preact */

/** The title and text above the questions of a step. */
export const StepTitle = ({ title, text }: { title: string; text: string }) => (
  <div class="form-step">
    <h2 tabIndex={-1}>{title}</h2>
    {text && <p class="field-hint">{text}</p>}
  </div>
);
