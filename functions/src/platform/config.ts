import { defineInt, defineSecret, defineString } from "firebase-functions/params";

/** Where every function runs. */
export const REGION = "asia-northeast3";

/**
 * The product's public address, without a slash at its end: where providers lead back to, and public pages are. It never
 * changes, since it is registered with every provider.
 */
export const appUrl = defineString("APP_URL");
/** The domain below which each team has a sub-domain, such as `dure.example`, with its port; "" where teams have none. */
export const appDomain = defineString("APP_DOMAIN", { default: "" });
/** The public key of SendGrid's signed event webhook, as SendGrid shows it; without one no event is taken. */
export const sendgridEventKey = defineString("SENDGRID_EVENT_KEY", { default: "" });
/** How many mails of campaigns a team sends a minute, so that it leaves room in the queue for others. */
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
/** Naver's search of news, with the product's client id; "none" leaves news out. */
export const naverSearchUrl = defineString("NAVER_SEARCH_URL", { default: "https://openapi.naver.com" });
export const naverSearchClientId = defineString("NAVER_SEARCH_CLIENT_ID", { default: "none" });
/** The Gemini model on Vertex AI that researches companies; "none" leaves research out. */
export const researchModel = defineString("RESEARCH_MODEL", { default: "none" });
/** Another address of Vertex AI than Google's own. */
export const vertexUrl = defineString("VERTEX_URL", { default: "" });
export const vertexLocation = defineString("VERTEX_LOCATION", { default: "global" });
/** Where business cards come from, by the protocol of docs/business-cards.md; "none" leaves them out. */
export const rememberUrl = defineString("REMEMBER_URL", { default: "none" });
export const microsoftLoginUrl = defineString("MICROSOFT_LOGIN_URL", { default: "https://login.microsoftonline.com" });
export const graphUrl = defineString("GRAPH_URL", { default: "https://graph.microsoft.com" });
export const naverWorksAuthUrl = defineString("NAVER_WORKS_AUTH_URL", { default: "https://auth.worksmobile.com" });
export const naverWorksApiUrl = defineString("NAVER_WORKS_API_URL", { default: "https://www.worksapis.com" });
export const stripeUrl = defineString("STRIPE_URL", { default: "https://api.stripe.com" });
/** The ids of Pro's prices at Stripe, a seat a month and a seat a year; without one that cycle can't be bought. */
export const stripePriceMonthly = defineString("STRIPE_PRICE_MONTHLY", { default: "" });
export const stripePriceYearly = defineString("STRIPE_PRICE_YEARLY", { default: "" });
/** Identity Platform's REST address, for what the Admin SDK does not know. */
export const identityUrl = defineString("IDENTITY_URL", { default: "https://identitytoolkit.googleapis.com" });
/**
 * What a right password brings about that the server has not checked, and so not counted: "lock" locks the account, since
 * somebody guessed at Identity Platform itself; "allow" lets scripts of local runs sign in.
 */
export const uncheckedPasswords = defineString("UNCHECKED_PASSWORDS", { default: "lock" });
/**
 * Where identity providers send people back to, at the web app's `authDomain`; Firebase's own host by default. It never
 * changes, since every team registers it with its provider.
 */
export const authHandlerUrl = defineString("AUTH_HANDLER_URL", { default: "" });
/** Where browsers read objects that everybody may see. */
export const storageUrl = defineString("STORAGE_URL", { default: "https://firebasestorage.googleapis.com" });
/**
 * Hosts that webhooks may call although they are not public, by http and any port too: names or addresses, with commas.
 * Empty unless somebody runs the product beside such a server.
 */
export const allowedPrivateHosts = defineString("ALLOWED_PRIVATE_HOSTS", { default: "" });
/** Name servers that are asked for the records of sending domains, as `host:port` with commas; "" asks the system's. */
export const dnsServers = defineString("DNS_SERVERS", { default: "" });
/** Where the service account signs addresses of objects (IAM Credentials). */
export const signingUrl = defineString("SIGNING_URL", { default: "https://iamcredentials.googleapis.com" });

/** The deployed version, which error reports name. */
export const release = defineString("RELEASE", { default: "" });
/** Where bugs are reported by the Sentry protocol; "" reports none. */
export const sentryDsn = defineString("SENTRY_DSN", { default: "" });
/** The base address of a collector of traces (OTLP over HTTP); "" traces nothing. */
export const otlpUrl = defineString("OTLP_URL", { default: "" });
/** The share of requests that are traced, of those that no browser traces already. */
export const traceRatio = defineString("TRACE_RATIO", { default: "0.05" });
/** Where usage events go, as JSON lists; "" nowhere. */
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
/** A key of Vertex AI; with "none" the functions ask as their service account. */
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
 * Keys of 32 random bytes, base64, with commas: the first one seals the links to unsubscribe, all of them open such links. A
 * mail is read for years, so a key that is replaced stays behind the new one.
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
