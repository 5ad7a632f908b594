import { useEffect } from "react";
import { writePersistedState } from "../../lib/persisted-state";
import { INVITATION_CODE } from "./invitation-code";

/** Keeps the code that an invitation's link brought, for the step that asks for it after sign-up. */
export function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code) writePersistedState(INVITATION_CODE, code);
  }, [code]);
}
