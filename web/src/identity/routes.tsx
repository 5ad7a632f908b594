import type { Area } from "../lib/area";

const entryRoute = async () => (await import("./entry/entry-route")).EntryRoute;

export const area: Area = {
  open: [
    { path: "login", lazy: { Component: entryRoute } },
    { path: "sign-up", lazy: { Component: entryRoute } },
    { path: "sso/:id", lazy: { Component: entryRoute } },
    {
      path: "forgot-password",
      lazy: { Component: async () => (await import("./password/forgot-password-page")).ForgotPasswordPage },
    },
    { path: "enter", lazy: { Component: async () => (await import("./session/enter-page")).EnterPage } },
    { path: "auth/action", lazy: { Component: async () => (await import("./verification/action-page")).ActionPage } },
  ],
  onboarding: [
    {
      path: "verify-email",
      lazy: { Component: async () => (await import("./verification/verify-email-page")).VerifyEmailPage },
    },
    {
      path: "profile/initial",
      lazy: { Component: async () => (await import("./user/initial-profile-page")).InitialProfilePage },
    },
    {
      path: "enroll-mfa",
      lazy: { Component: async () => (await import("./second-factor/enroll-page")).EnrollPage },
    },
    {
      path: "recovery-codes",
      lazy: { Component: async () => (await import("./second-factor/recovery-codes-page")).RecoveryCodesPage },
    },
  ],
  settings: [
    {
      path: "profile",
      handle: { settings: "profile" },
      lazy: { Component: async () => (await import("./user/profile-settings")).ProfileSettings },
    },
    {
      path: "security",
      handle: { settings: "security" },
      lazy: { Component: async () => (await import("./security/security-settings")).SecuritySettings },
    },
    {
      path: "sso",
      handle: { settings: "sso", adminOnly: true },
      lazy: { Component: async () => (await import("./sso/sso-settings")).SsoSettings },
    },
  ],
  preload: async () => (await import("./preload")).preload(),
  changes: ["user", "member", "auth", "connection", "saml"],
};
