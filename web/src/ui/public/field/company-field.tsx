/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { useSharedTexts } from "../shell/language";
import { described, Field } from "./field";
import { type RegisteredCompany, useCompanySearch } from "./use-company-search";

type CompanyFieldProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** Choosing a company sets its corporation number; further typing clears it. */
  onChange: (name: string, niceId: string) => void;
  required: boolean;
  hint: string;
  placeholder: string;
  maxLength: number;
};

/** A combobox (ARIA) for a company name. It suggests companies of the registry, and accepts any text. */
export function CompanyField(props: CompanyFieldProps) {
  const { name, label, value, error, onChange, required, hint, placeholder, maxLength } = props;
  const texts = useSharedTexts();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const found = useCompanySearch(typed);
  const isOpen = found.length > 0;
  const listId = `${name}-companies`;

  const close = () => {
    setTyped("");
    setActive(-1);
  };
  const choose = (company: RegisteredCompany | undefined) => {
    if (company) onChange(company.name, company.nice_id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
    else if (event.key === "Enter" && active >= 0) choose(found[active]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <Field id={name} label={label} required={required} error={error} hint={hint}>
      <div class="combobox">
        <input
          {...described(name, error, Boolean(hint))}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          required={required}
          maxLength={maxLength}
          autocomplete="organization"
          placeholder={placeholder || undefined}
          value={value}
          onInput={({ currentTarget }) => {
            onChange(currentTarget.value, "");
            setTyped(currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <CompanyList id={listId} found={found} active={active} onChoose={choose} />
        <span class="visually-hidden" role="status">
          {isOpen ? texts.companiesFound(found.length) : ""}
        </span>
      </div>
    </Field>
  );
}

type CompanyListProps = {
  id: string;
  found: readonly RegisteredCompany[];
  active: number;
  onChoose: (company: RegisteredCompany) => void;
};

/** The focus stays in the input, which moves through the list. `mousedown` chooses before the input could lose it. */
function CompanyList({ id, found, active, onChoose }: CompanyListProps) {
  const texts = useSharedTexts();
  return (
    <div id={id} class="options" role="listbox" aria-label={texts.companies} hidden={found.length === 0}>
      {found.map((company, index) => (
        <div
          key={company.nice_id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(company);
          }}
        >
          {company.name}
          <span class="muted">{[company.owner_name, company.address].filter(Boolean).join(" · ")}</span>
        </div>
      ))}
    </div>
  );
}
