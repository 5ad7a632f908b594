/** @jsxImportSource preact */
import { useEntryHost } from "../entry-host";
import { useEntryTexts } from "../entry-texts";

type TermsBoxProps = { isChecked: boolean; error: string | undefined; onChange: (hasAgreed: boolean) => void };

/** The consent to the terms at sign-up, with links to the documents that the deployment has configured. */
export function TermsBox({ isChecked, error, onChange }: TermsBoxProps) {
  const { signUpPage: texts } = useEntryTexts();
  const { termsUrl, privacyUrl } = useEntryHost().config;
  const links = [
    { url: termsUrl, text: texts.readTerms },
    { url: privacyUrl, text: texts.readPrivacy },
  ].filter(({ url }) => url);
  return (
    <div class="entry-field">
      <label class="entry-check">
        <input
          id="terms"
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "terms-below" : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{texts.terms}</span>
      </label>
      {error && (
        <p id="terms-below" role="alert" class="entry-error">
          {error}
        </p>
      )}
      {links.length > 0 && (
        <p class="entry-terms">
          {links.map(({ url, text }) => (
            <a key={text} href={url} target="_blank" rel="noopener">
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
