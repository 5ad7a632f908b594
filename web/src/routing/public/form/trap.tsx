/** @jsxImportSource preact */
type TrapProps = { value: string; onChange: (value: string) => void };

/** A field that people neither see, hear nor reach: whoever fills it in is a machine. */
export const Trap = ({ value, onChange }: TrapProps) => (
  <div class="form-trap" aria-hidden="true">
    <label>
      Website
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  </div>
);
