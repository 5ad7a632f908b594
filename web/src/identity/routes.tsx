import type { Area } from "../lib/area";

export const area: Area = {
  open: [
    { path: "login", lazy: { Component: async () => (await import("./sign-in/login-page")).LoginPage } },
    { path: "sign-up", lazy: { Component: async () => (await import("./sign-up/sign-up-page")).SignUpPage } },
    {
      path: "forgot-password",
      lazy: { Component: async () => (await import("./password/forgot-password-page")).ForgotPasswordPage },
    },
    { path: "sso/:id", lazy: { Component: async () => (await import("./sso/start-sso-page")).StartSsoPage } },
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
