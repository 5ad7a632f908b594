import { useEffect, useState } from "preact/hooks";
import { useEntryHost } from "./entry-host";
import { loadAccount } from "./load-account";

/** The e-mail of the signed-in user. The SDK that knows it is fetched after the page is painted. */
export function useSignedIn(): string | undefined {
  const { config } = useEntryHost();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await loadAccount(config).then((account) => account.signedInAs());
      if (!isOver) setEmail(found);
    };
    // Runs after the frame that paints the page.
    const frame = requestAnimationFrame(() => setTimeout(() => look().catch(console.warn)));
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, [config]);
  return email;
}
