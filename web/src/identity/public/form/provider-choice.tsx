/** @jsxImportSource preact */
import type { ExternalProvider } from "../../session/external-provider";
import { EntryButton } from "../entry-button";
import { useEntryTexts } from "../entry-texts";

type ProviderChoiceProps = { busy: string | undefined; onChoose: (provider: ExternalProvider) => void };

/** The ways in by an external account, below a line that says "or". */
export function ProviderChoice({ busy, onChoose }: ProviderChoiceProps) {
  const texts = useEntryTexts();
  return (
    <div class="entry-buttons">
      <EntryButton isBusy={busy === "google"} isDisabled={busy === "microsoft"} onClick={() => onChoose("google")}>
        <GoogleMark />
        {texts.google}
      </EntryButton>
      <EntryButton isBusy={busy === "microsoft"} isDisabled={busy === "google"} onClick={() => onChoose("microsoft")}>
        <MicrosoftMark />
        {texts.microsoft}
      </EntryButton>
    </div>
  );
}

/** The provider's own mark and colors, as its guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path fill="#34A853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z" />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path fill="#EA4335" d="M12 4.8c1.8 0 3.4.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z" />
    </svg>
  );
}

/** The provider's own mark and colors, as its guidelines require. */
function MicrosoftMark() {
  return (
    <svg viewBox="0 0 21 21" aria-hidden="true">
      <path fill="#f25022" d="M0 0h10v10H0z" />
      <path fill="#7fba00" d="M11 0h10v10H11z" />
      <path fill="#00a4ef" d="M0 11h10v10H0z" />
      <path fill="#ffb900" d="M11 11h10v10H11z" />
    </svg>
  );
}
