export const PROJECT_ID = "demo-dure";
export const REGION = "asia-northeast3";
export const HOST = "127.0.0.1";

/** Each server's offset from a suite's base port. */
export const PORTS = {
  hosting: { offset: 0, what: "Hosting, the product's address" },
  functions: { offset: 1, what: "the Functions emulator" },
  authProxy: { offset: 2, what: "the Auth proxy" },
  auth: { offset: 3, what: "the Auth emulator" },
  firestore: { offset: 4, what: "the Firestore emulator" },
  firestoreWebsocket: { offset: 5, what: "the Firestore emulator's websocket" },
  storage: { offset: 6, what: "the Storage emulator" },
  tasks: { offset: 7, what: "the Cloud Tasks emulator" },
  eventarc: { offset: 8, what: "the Eventarc emulator" },
  hub: { offset: 9, what: "the emulator hub" },
  logging: { offset: 10, what: "the emulators' logging" },
  google: { offset: 11, what: "the Google stand-in" },
  sendgrid: { offset: 12, what: "the SendGrid stand-in" },
  ticker: { offset: 13, what: "the schedule ticker" },
  microsoft: { offset: 14, what: "the Microsoft stand-in" },
  "naver-works": { offset: 15, what: "the Naver Works stand-in" },
  zoom: { offset: 16, what: "the Zoom stand-in" },
  slack: { offset: 17, what: "the Slack stand-in" },
  nhn: { offset: 18, what: "the NHN Cloud stand-in" },
  "data-go-kr": { offset: 19, what: "the data.go.kr stand-in" },
  stripe: { offset: 20, what: "the Stripe stand-in" },
  saml: { offset: 21, what: "the SAML stand-in" },
  dns: { offset: 22, what: "the DNS stand-in" },
  opendart: { offset: 24, what: "the OpenDART stand-in" },
  "naver-news": { offset: 25, what: "the stand-in for Naver's news search" },
  vertex: { offset: 26, what: "the Vertex AI stand-in" },
  remember: { offset: 27, what: "the stand-in for the business-card service" },
  nice: { offset: 28, what: "the stand-in for the paid source of companies" },
} as const;

export type PortName = keyof typeof PORTS;

export type Addresses = ReturnType<typeof addresses>;

/**
 * All addresses of the suite with this base port: ports, `host:port` pairs and URLs without a trailing slash.
 * @param domain the app is at `app.{domain}` and each team at `{slug}.{domain}`; without it all are at one host
 */
export function addresses(base: number, domain = "") {
  const port = (name: PortName) => base + PORTS[name].offset;
  const host = (name: PortName) => `${HOST}:${port(name)}`;
  const url = (name: PortName) => `http://${host(name)}`;
  return {
    port,
    /** The product's domain with its port, or "". */
    domain: domain && `${domain}:${port("hosting")}`,
    app: domain ? `http://app.${domain}:${port("hosting")}` : url("hosting"),
    api: `${url("hosting")}/api`,
    functions: `${url("functions")}/${PROJECT_ID}/${REGION}`,
    auth: { host: host("authProxy"), url: url("authProxy") },
    authInner: { host: host("auth"), url: url("auth") },
    firestore: host("firestore"),
    storage: host("storage"),
    tasks: host("tasks"),
    eventarc: host("eventarc"),
    google: url("google"),
    sendgrid: url("sendgrid"),
    microsoft: url("microsoft"),
    naverWorks: url("naver-works"),
    ticker: url("ticker"),
    zoom: url("zoom"),
    slack: url("slack"),
    nhn: url("nhn"),
    dataGoKr: url("data-go-kr"),
    openDart: url("opendart"),
    naverNews: url("naver-news"),
    nice: url("nice"),
    vertex: url("vertex"),
    remember: url("remember"),
    stripe: url("stripe"),
    saml: url("saml"),
    /** The URL of its control routes; DNS has the same port by UDP. */
    dns: url("dns"),
    dnsServer: host("dns"),
  };
}

/** The environment of a program that calls the suite from outside, such as a test run. */
export function clientEnvironment(at: Addresses): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    DURE_APP_URL: at.app,
    DURE_API_URL: at.api,
    FIREBASE_AUTH_EMULATOR_HOST: at.auth.host,
    FIRESTORE_EMULATOR_HOST: at.firestore,
    CLOUD_TASKS_EMULATOR_HOST: at.tasks,
    FIREBASE_STORAGE_EMULATOR_HOST: at.storage,
    DURE_GOOGLE_URL: at.google,
    DURE_SENDGRID_URL: at.sendgrid,
    DURE_MICROSOFT_URL: at.microsoft,
    DURE_NAVER_WORKS_URL: at.naverWorks,
    DURE_TICKER_URL: at.ticker,
    DURE_ZOOM_URL: at.zoom,
    DURE_SLACK_URL: at.slack,
    DURE_NHN_URL: at.nhn,
    DURE_DATA_GO_KR_URL: at.dataGoKr,
    DURE_OPENDART_URL: at.openDart,
    DURE_NAVER_NEWS_URL: at.naverNews,
    DURE_NICE_URL: at.nice,
    DURE_VERTEX_URL: at.vertex,
    DURE_REMEMBER_URL: at.remember,
    DURE_STRIPE_URL: at.stripe,
    DURE_SAML_URL: at.saml,
    DURE_DNS_URL: at.dns,
    METADATA_SERVER_DETECTION: "none",
  };
}
