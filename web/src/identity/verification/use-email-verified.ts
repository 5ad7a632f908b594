import { useCallback, useEffect, useState } from "react";
import { runtime } from "../../lib/firebase/runtime";
import { refreshSession } from "../session/refresh-session";

const LOOK_MS = 4_000;

/** Whether the account's e-mail is verified. Polls, because the link may open in another tab. */
export function useEmailVerified() {
  const [verified, setVerified] = useState(false);

  const check = useCallback(async (): Promise<boolean> => {
    const user = runtime().auth.currentUser;
    await user?.reload().catch(() => undefined);
    if (!user?.emailVerified) return false;
    await refreshSession();
    setVerified(true);
    return true;
  }, []);

  useEffect(() => {
    if (verified) return;
    void check();
    const timer = setInterval(() => void check(), LOOK_MS);
    return () => clearInterval(timer);
  }, [verified, check]);

  return { verified, check };
}
