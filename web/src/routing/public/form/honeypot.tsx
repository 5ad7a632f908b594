/** @jsxImportSource preact */
type HoneypotProps = { value: string; onChange: (value: string) => void };

/** A field that people do not see, hear or reach. Only bots fill it in. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <div class="form-honeypot" aria-hidden="true">
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
