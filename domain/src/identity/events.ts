import type { User } from "../shared/caller/user";

export type IdentityEvent =
  | { type: "user.created"; before: null; after: User }
  | { type: "user.changed"; before: User; after: User }
  | {
      type: "auth.login" | "auth.logout" | "auth.mfa_failed" | "auth.locked";
      before: null;
      after: { id: string; email: string };
    };
