/** One thing that happens to an accepted mail: the fields of its event. */
export type Step = { event: string; secondsLater?: number; links?: "all" | "first" } & Record<string, unknown>;

const DELIVERED: Step = { event: "delivered", response: "250 OK" };
const SCANNER = "Mozilla/5.0 (compatible; BarracudaCentral link scanner)";
const APPLE_PROXY = "Mozilla/5.0";

const PERSON = {
  useragent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0",
  ip: "203.0.113.7",
};
/** Backdated, since an open within seconds of the delivery counts as a machine's. */
const READ: Step[] = [
  { ...DELIVERED, secondsLater: -120 },
  { event: "open", secondsLater: -60, ...PERSON },
];

/** A recipient's steps, by the first word of the local part: `hard@`, `hard-7@`, `hard+x@`. */
const STEPS: Record<string, Step[]> = {
  hard: [{ event: "bounce", type: "bounce", status: "5.1.1", reason: "550 5.1.1 The email account does not exist." }],
  soft: [{ event: "bounce", type: "blocked", status: "5.2.2", reason: "552 5.2.2 The mailbox is full." }],
  deferred: [
    { event: "deferred", attempt: "1", response: "451 4.7.1 Try again later." },
    { event: "deferred", attempt: "2", response: "451 4.7.1 Try again later." },
    DELIVERED,
  ],
  spam: [DELIVERED, { event: "spamreport" }],
  dropped: [{ event: "dropped", reason: "Bounced Address" }],
  unsubscribe: [DELIVERED, { event: "unsubscribe" }],
  "proxy-open": [DELIVERED, { event: "open", useragent: APPLE_PROXY, ip: "17.58.0.1", sg_machine_open: true }],
  scanner: [DELIVERED, { event: "click", links: "all", secondsLater: 1, useragent: SCANNER, ip: "64.235.144.1" }],
  reader: READ,
  clicker: [...READ, { event: "click", links: "first", ...PERSON }],
  silent: [],
};

/** The steps of a recipient. `silent@` gets no event after `processed`; a mail to an unlisted address is delivered. */
export function stepsOf(email: string): Step[] {
  const local = email.split("@")[0]?.toLowerCase() ?? "";
  const name = Object.keys(STEPS).find((one) => local === one || new RegExp(`^${one}[-+._\\d]`).test(local));
  return [{ event: "processed" }, ...(name === undefined ? [DELIVERED] : (STEPS[name] ?? []))];
}
