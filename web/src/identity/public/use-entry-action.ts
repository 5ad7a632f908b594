import { useRef, useState } from "preact/hooks";
import type { Challenge } from "../second-factor/answer-challenge";
import type { SecondFactorPrompt } from "../second-factor/second-factor-prompt";
import type { Failure } from "../sign-in/explain-failure";
import { useEntryHost } from "./entry-host";
import { useEntryTexts } from "./entry-texts";
import { type Account, loadAccount } from "./load-account";

type Action = {
  /** The action in progress, such as the provider whose popup is open. */
  name: string;
  email?: string;
  work: (account: Account, challenge: Challenge) => Promise<void>;
  /** The path to open afterwards; omitted if the action ends on this page. */
  next?: string;
  onFailure?: (failure: Failure) => void;
};

const failureOf = (text: string): Failure => ({
  text,
  code: undefined,
  foundEmail: undefined,
  tries: undefined,
  isBlocked: false,
  isRegistered: false,
});

/**
 * Runs sign-ins or sign-ups, one attempt at a time, and then opens the next page. `question` is shown by the second
 * factor's dialog.
 */
export function useEntryAction(isSignUp = false) {
  const { config, navigate } = useEntryHost();
  const texts = useEntryTexts();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [question, setQuestion] = useState<SecondFactorPrompt>();
  const isRunning = useRef(false);

  const tell = (text: string) => setFailure(failureOf(text));

  /** @returns whether it was done */
  const attempt = async ({ work, email = "", onFailure }: Action): Promise<boolean> => {
    const account = await loadAccount(config).catch(() => undefined);
    if (!account) {
      tell(texts.error.network);
      return false;
    }
    try {
      await work(account, account.challenge({ show: setQuestion, tell, texts: texts.code }));
      return true;
    } catch (error) {
      const explained = account.explainFailure(error, texts, isSignUp);
      if (explained) {
        setFailure(explained);
        onFailure?.(explained);
      }
      account.redirectToOwnTeam(error, email);
      return false;
    }
  };

  const run = async (action: Action): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(action.name);
    setFailure(undefined);
    const isDone = await attempt(action);
    isRunning.current = false;
    // The button stays busy until the next page is shown.
    if (isDone && action.next) navigate(action.next, { replace: true });
    else setBusy(undefined);
  };
  return { busy, failure, question, run };
}
