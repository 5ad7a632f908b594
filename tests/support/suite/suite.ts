import { addresses, clientEnvironment } from "../../../emulators/src/addresses";

// The launcher passes the suite's addresses to a test run. A test started by hand uses the suite at DURE_PORT.
const at = addresses(Number(process.env.DURE_PORT || 4600));
for (const [name, value] of Object.entries(clientEnvironment(at))) process.env[name] ??= value;

const address = (name: string): string => process.env[name] ?? "";

/** The addresses of the suite under test: URLs without a trailing slash. */
export const suite = {
  appUrl: address("DURE_APP_URL"),
  apiUrl: address("DURE_API_URL"),
  authUrl: `http://${address("FIREBASE_AUTH_EMULATOR_HOST")}`,
  storageUrl: `http://${address("FIREBASE_STORAGE_EMULATOR_HOST")}`,
  googleUrl: address("DURE_GOOGLE_URL"),
  sendgridUrl: address("DURE_SENDGRID_URL"),
  microsoftUrl: address("DURE_MICROSOFT_URL"),
  naverWorksUrl: address("DURE_NAVER_WORKS_URL"),
  tickerUrl: address("DURE_TICKER_URL"),
  zoomUrl: address("DURE_ZOOM_URL"),
  slackUrl: address("DURE_SLACK_URL"),
  nhnUrl: address("DURE_NHN_URL"),
  dataGoKrUrl: address("DURE_DATA_GO_KR_URL"),
  openDartUrl: address("DURE_OPENDART_URL"),
  vertexUrl: address("DURE_VERTEX_URL"),
  rememberUrl: address("DURE_REMEMBER_URL"),
  naverNewsUrl: address("DURE_NAVER_NEWS_URL"),
  niceUrl: address("DURE_NICE_URL"),
  stripeUrl: address("DURE_STRIPE_URL"),
  samlUrl: address("DURE_SAML_URL"),
  dnsUrl: address("DURE_DNS_URL"),
  projectId: address("GCLOUD_PROJECT"),
} as const;
