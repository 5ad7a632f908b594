import { createHash } from "node:crypto";
import { signingKey } from "../../sendgrid/events/signing-key";
import type { Suite } from "./settings";

/** The functions' parameters (`defineString`), with the suite's addresses instead of the real services'. */
export function functionSettings({ at, uncheckedPasswords }: Suite): Record<string, string> {
  return {
    APP_URL: at.app,
    APP_DOMAIN: at.domain,
    GOOGLE_AUTH_URL: at.google,
    GOOGLE_TOKEN_URL: at.google,
    GOOGLE_API_URL: at.google,
    GMAIL_URL: at.google,
    GOOGLE_CLIENT_ID: "dure-local",
    MICROSOFT_CLIENT_ID: "dure-local",
    MICROSOFT_LOGIN_URL: at.microsoft,
    GRAPH_URL: at.microsoft,
    NAVER_WORKS_AUTH_URL: at.naverWorks,
    NAVER_WORKS_API_URL: at.naverWorks,
    SENDGRID_URL: at.sendgrid,
    SENDGRID_EVENT_KEY: signingKey(EVENT_WEBHOOK_SEED).publicKey,
    ZOOM_URL: at.zoom,
    ZOOM_API_URL: at.zoom,
    ZOOM_CLIENT_ID: "dure-local",
    SLACK_URL: at.slack,
    SLACK_CLIENT_ID: "dure-local",
    NHN_URL: at.nhn,
    CORPORATIONS_URL: at.dataGoKr,
    OPENDART_URL: at.openDart,
    NICE_URL: at.nice,
    RESEARCH_MODEL: "gemini-2.5-flash",
    VERTEX_URL: at.vertex,
    REMEMBER_URL: at.remember,
    NAVER_SEARCH_URL: at.naverNews,
    NAVER_SEARCH_CLIENT_ID: "dure-local",
    NHN_APP_KEY: "dure-local",
    NHN_SENDER_KEY: "dure-local",
    IDENTITY_URL: `${at.auth.url}/identitytoolkit.googleapis.com`,
    AUTH_HANDLER_URL: `${at.auth.url}/__/auth/handler`,
    UNCHECKED_PASSWORDS: uncheckedPasswords,
    SIGNING_URL: `${at.auth.url}/iamcredentials.googleapis.com`,
    STORAGE_URL: `http://${at.storage}`,
    STRIPE_URL: at.stripe,
    STRIPE_PRICE_MONTHLY: "price_pro_monthly",
    STRIPE_PRICE_YEARLY: "price_pro_yearly",
    // Receivers of webhooks in tests; other loopback addresses stay refused.
    ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
    MAIL_FROM: "no-reply@dure.test",
    DNS_SERVERS: at.dnsServer,
  };
}

/** The seed of the key pair of SendGrid's event webhook. */
export const EVENT_WEBHOOK_SEED = "dure local";

/** The functions' secrets (`defineSecret`). They are fixed, because encrypted data outlives a restart. */
export function functionSecrets(): Record<string, string> {
  return {
    GOOGLE_CLIENT_SECRET: "dure-local",
    MICROSOFT_CLIENT_SECRET: "dure-local",
    SENDGRID_API_KEY: "SG.local",
    ZOOM_CLIENT_SECRET: "dure-local",
    SLACK_CLIENT_SECRET: "dure-local",
    NHN_SECRET_KEY: "dure-local",
    CORPORATIONS_KEY: "dure-local",
    VERTEX_API_KEY: "dure-local",
    NAVER_SEARCH_CLIENT_SECRET: "dure-local",
    OPENDART_KEY: "d".repeat(40),
    NICE_KEY: "dure-local",
    STRIPE_SECRET_KEY: "sk_test_dure_local",
    STRIPE_WEBHOOK_SECRET: "whsec_dure_local",
    TOKEN_KEY: createHash("sha256").update("dure local").digest("base64"),
    UNSUBSCRIBE_KEYS: createHash("sha256").update("dure local unsubscribe").digest("base64"),
    IDENTITY_API_KEY: "local",
  };
}
