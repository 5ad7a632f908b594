/** @jsxImportSource preact */
import { nextPathOf } from "../../lib/session-paths";
import { useEntryHost } from "./entry-host";
import { EntryLink } from "./entry-link";
import { useEntryTexts } from "./entry-texts";

/** Tells users who are signed in who they are, with a link back to the app. */
export function SignedInLine({ text }: { text: string }) {
  const texts = useEntryTexts();
  const { path } = useEntryHost();
  return (
    <div class="entry-signed-in">
      <p>{text}</p>
      <EntryLink to={nextPathOf(new URL(path, location.origin).searchParams)} class="entry-button outline small">
        {texts.login.goOn}
      </EntryLink>
    </div>
  );
}
