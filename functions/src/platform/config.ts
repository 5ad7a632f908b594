import { defineInt, defineSecret, defineString } from "firebase-functions/params";

/** The region of every function. */
export const REGION = "asia-northeast3";

/**
 * The product's public address, without a trailing slash: the base of redirect URIs and public pages. It never changes,
 * since it is registered with every provider.
 */
export const appUrl = defineString("APP_URL");
/** The domain below which each team has a sub-domain, such as `dure.example`, with its port; "" where teams have none. */
export const appDomain = defineString("APP_DOMAIN", { default: "" });
/** The public key of SendGrid's signed event webhook, as SendGrid shows it; without a key no event is accepted. */
export const sendgridEventKey = defineString("SENDGRID_EVENT_KEY", { default: "" });
/** The most campaign mails that a team sends a minute, so that the queue has room for other teams. */
export const campaignMailsPerMinute = defineString("CAMPAIGN_MAILS_PER_MINUTE", { default: "200000" });
/** The sender of the product's own mails. */
export const mailFrom = defineString("MAIL_FROM");
export const sendgridUrl = defineString("SENDGRID_URL", { default: "https://api.sendgrid.com" });
export const googleAuthUrl = defineString("GOOGLE_AUTH_URL", { default: "https://accounts.google.com" });
export const googleTokenUrl = defineString("GOOGLE_TOKEN_URL", { default: "https://oauth2.googleapis.com" });
export const googleApiUrl = defineString("GOOGLE_API_URL", { default: "https://www.googleapis.com" });
export const gmailUrl = defineString("GMAIL_URL", { default: "https://gmail.googleapis.com" });
export const googleClientId = defineString("GOOGLE_CLIENT_ID");
/** The OAuth client with which people sign in with Microsoft and connect Outlook; Google's is the one above. */
export const microsoftClientId = defineString("MICROSOFT_CLIENT_ID");
export const zoomUrl = defineString("ZOOM_URL", { default: "https://zoom.us" });
export const zoomApiUrl = defineString("ZOOM_API_URL", { default: "https://api.zoom.us" });
export const zoomClientId = defineString("ZOOM_CLIENT_ID");
export const slackUrl = defineString("SLACK_URL", { default: "https://slack.com" });
export const slackClientId = defineString("SLACK_CLIENT_ID");
/** NHN Cloud's KakaoTalk Bizmessage, with the product's app and its sender profile. */
export const nhnUrl = defineString("NHN_URL", { default: "https://api-alimtalk.cloud.toast.com" });
export const nhnAppKey = defineString("NHN_APP_KEY");
export const nhnSenderKey = defineString("NHN_SENDER_KEY");
/** Korea's public data portal, with the product's key to its outline of corporations. */
export const corporationsUrl = defineString("CORPORATIONS_URL", { default: "https://apis.data.go.kr" });
/** Milliseconds between two posts to one channel: Slack takes about one a second. */
export const slackPostPaceMs = defineInt("SLACK_POST_PACE_MS", { default: 1_050 });
/** A paid credit bureau that answers as NICE's gateway does. */
export const niceUrl = defineString("NICE_URL", { default: "https://svc.niceapi.co.kr" });
/** OpenDART of Korea's Financial Supervisory Service: statements and staff of companies that file reports. */
export const openDartUrl = defineString("OPENDART_URL", { default: "https://opendart.fss.or.kr" });
/** Naver's news search, with the product's client id; "none" turns news off. */
export const naverSearchUrl = defineString("NAVER_SEARCH_URL", { default: "https://openapi.naver.com" });
export const naverSearchClientId = defineString("NAVER_SEARCH_CLIENT_ID", { default: "none" });
/** The Gemini model on Vertex AI that researches companies; "none" turns research off. */
export const researchModel = defineString("RESEARCH_MODEL", { default: "none" });
/** Another address of Vertex AI than Google's own. */
export const vertexUrl = defineString("VERTEX_URL", { default: "" });
export const vertexLocation = defineString("VERTEX_LOCATION", { default: "global" });
/** The business card service, by the protocol of docs/business-cards.md; "none" turns business cards off. */
export const rememberUrl = defineString("REMEMBER_URL", { default: "none" });
export const microsoftLoginUrl = defineString("MICROSOFT_LOGIN_URL", { default: "https://login.microsoftonline.com" });
export const graphUrl = defineString("GRAPH_URL", { default: "https://graph.microsoft.com" });
export const naverWorksAuthUrl = defineString("NAVER_WORKS_AUTH_URL", { default: "https://auth.worksmobile.com" });
export const naverWorksApiUrl = defineString("NAVER_WORKS_API_URL", { default: "https://www.worksapis.com" });
export const stripeUrl = defineString("STRIPE_URL", { default: "https://api.stripe.com" });
/** The ids of Pro's prices at Stripe, a seat a month and a seat a year; without one that cycle can't be bought. */
export const stripePriceMonthly = defineString("STRIPE_PRICE_MONTHLY", { default: "" });
export const stripePriceYearly = defineString("STRIPE_PRICE_YEARLY", { default: "" });
/** Identity Platform's REST address, for calls that the Admin SDK lacks. */
export const identityUrl = defineString("IDENTITY_URL", { default: "https://identitytoolkit.googleapis.com" });
/**
 * What happens on a right password that the server has not checked, and so not counted: "lock" locks the account, since
 * somebody guessed directly at Identity Platform; "allow" lets scripts of local runs sign in.
 */
export const uncheckedPasswords = defineString("UNCHECKED_PASSWORDS", { default: "lock" });
/**
 * The address that identity providers redirect to, at the web app's `authDomain`; Firebase's own host by default. It
 * never changes, since every team registers it with its provider.
 */
export const authHandlerUrl = defineString("AUTH_HANDLER_URL", { default: "" });
/** The address from which browsers read public objects. */
export const storageUrl = defineString("STORAGE_URL", { default: "https://firebasestorage.googleapis.com" });
/**
 * Hosts that webhooks may call although they are not public, with http and any port too: names or addresses, separated
 * by commas. Empty unless the product runs beside such a server.
 */
export const allowedPrivateHosts = defineString("ALLOWED_PRIVATE_HOSTS", { default: "" });
/** Name servers for the records of sending domains, as `host:port`, separated by commas; "" uses the system's. */
export const dnsServers = defineString("DNS_SERVERS", { default: "" });
/** The service that signs URLs of objects as the service account (IAM Credentials). */
export const signingUrl = defineString("SIGNING_URL", { default: "https://iamcredentials.googleapis.com" });

/** The deployed version, which error reports name. */
export const release = defineString("RELEASE", { default: "" });
/** The service that errors are reported to, by the Sentry protocol; "" reports none. */
export const sentryDsn = defineString("SENTRY_DSN", { default: "" });
/** The base address of a collector of traces (OTLP over HTTP); "" traces nothing. */
export const otlpUrl = defineString("OTLP_URL", { default: "" });
/** The share of requests that are traced, among those without a trace of the browser. */
export const traceRatio = defineString("TRACE_RATIO", { default: "0.05" });
/** The service that gets usage events, as JSON lists; "" sends none. */
export const analyticsUrl = defineString("ANALYTICS_URL", { default: "" });

export const googleClientSecret = defineSecret("GOOGLE_CLIENT_SECRET");
export const microsoftClientSecret = defineSecret("MICROSOFT_CLIENT_SECRET");
export const sendgridApiKey = defineSecret("SENDGRID_API_KEY");
export const zoomClientSecret = defineSecret("ZOOM_CLIENT_SECRET");
export const slackClientSecret = defineSecret("SLACK_CLIENT_SECRET");
export const corporationsKey = defineSecret("CORPORATIONS_KEY");
export const openDartKey = defineSecret("OPENDART_KEY");
export const niceKey = defineSecret("NICE_KEY");
export const naverSearchClientSecret = defineSecret("NAVER_SEARCH_CLIENT_SECRET");
/** An API key of Vertex AI; with "none" the functions call it as their service account. */
export const vertexApiKey = defineSecret("VERTEX_API_KEY");
export const stripeSecretKey = defineSecret("STRIPE_SECRET_KEY");
/** Signs the events of Stripe's webhook endpoint. */
export const stripeWebhookSecret = defineSecret("STRIPE_WEBHOOK_SECRET");
export const nhnSecretKey = defineSecret("NHN_SECRET_KEY");
/** The Web API key of the Identity Platform project. */
export const identityApiKey = defineSecret("IDENTITY_API_KEY");
/**
 * 32 random bytes, base64: encrypts tokens of connected accounts. It never changes: ids of documents, such as those of
 * e-mail addresses with their opt-outs, derive from it.
 */
export const tokenKey = defineSecret("TOKEN_KEY");
/**
 * Keys of 32 random bytes, base64, separated by commas: the first one seals the links to unsubscribe, all of them open
 * such links. A mail may be read years later, so a replaced key stays in the list behind the new one.
 */
export const unsubscribeKeys = defineSecret("UNSUBSCRIBE_KEYS");

/** Every function that runs verbs or jobs may read these. */
export const SECRETS = [
  googleClientSecret,
  microsoftClientSecret,
  sendgridApiKey,
  corporationsKey,
  openDartKey,
  niceKey,
  naverSearchClientSecret,
  vertexApiKey,
  nhnSecretKey,
  slackClientSecret,
  zoomClientSecret,
  stripeSecretKey,
  stripeWebhookSecret,
  identityApiKey,
  tokenKey,
  unsubscribeKeys,
];
