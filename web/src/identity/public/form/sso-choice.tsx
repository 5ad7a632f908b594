/** @jsxImportSource preact */
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import { EntryButton } from "../entry-button";
import { useEntryTexts } from "../entry-texts";
import { fill } from "../fill";

type SsoChoiceProps = {
  providers: SsoProviders["providers"];
  /** The id of the provider whose window is open. */
  busy: string | undefined;
  onChoose: (id: string) => void;
};

/** The ways in by a team's own identity providers. */
export function SsoChoice({ providers, busy, onChoose }: SsoChoiceProps) {
  const texts = useEntryTexts();
  return (
    <div class="entry-buttons">
      {providers.map(({ id, name }) => (
        <EntryButton
          key={id}
          isBusy={busy === id}
          isDisabled={busy !== undefined && busy !== id}
          onClick={() => onChoose(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" class="entry-stroke">
            <circle cx="8" cy="16" r="5" />
            <path d="m11.5 12.5 9-9m-3 3 3 3m-6 0 2 2" />
          </svg>
          {fill(texts.sso.continue, { name })}
        </EntryButton>
      ))}
    </div>
  );
}
