/** @jsxImportSource preact */

/** Something to read between the questions. */
export const NoteField = ({ title, text }: { title: string; text: string }) => (
  <div class="form-note">
    <p class="form-note-title">{title}</p>
    {text && <p class="field-hint">{text}</p>}
  </div>
);
