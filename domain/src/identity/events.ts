import type { User } from "../shared/caller/user";
import type { SamlView } from "./saml/saml";
import type { EndCause } from "./session";

type AboutSign = { id: string; sign: string };

type AboutAccount = { id: string; email: string };

export type IdentityEvent =
  | { type: "user.created"; before: null; after: User }
  | { type: "user.changed"; before: User; after: User }
  | { type: "user.sign_changed"; before: AboutSign; after: AboutSign }
  | {
      type:
        | "auth.mfa_failed"
        | "auth.locked"
        | "auth.password_guessed"
        | "auth.reactivated"
        | "auth.password_reset"
        | "auth.recovery_used"
        | "auth.recovery_codes_issued"
        | "auth.second_factor_removed"
        | "auth.second_factor_reset";
      before: null;
      after: AboutAccount;
    }
  | { type: "saml.created" | "saml.test-begun"; before: null; after: SamlView }
  | { type: "saml.changed" | "saml.tested"; before: SamlView; after: SamlView }
  | { type: "saml.deleted"; before: SamlView; after: null }
  | { type: "auth.login"; before: null; after: AboutAccount & { session_id: string; provider: string } }
  | { type: "auth.logout"; before: null; after: AboutAccount & { session_id: string; cause: EndCause } };
