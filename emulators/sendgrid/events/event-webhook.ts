import { newEventId } from "./events-of-mail";
import { EVENT_KINDS, type EventKind, kindOf, type MailEvent } from "./mail-event";
import { type SigningKey, signatureHeaders } from "./signing-key";

const MAX_EVENTS_PER_POST = 1000;
const GATHERING_MS = 50;
const KEPT_POSTS = 50;
const POSTS_AT_ONCE = 8;
const MAX_ATTEMPTS = 30;
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;

export type WebhookSettings = { enabled: boolean; url: string } & Record<EventKind, boolean>;

/** A test's settings: `hold` keeps events back, `repeat` is how many more times each batch is posted, with new ids. */
export interface Disorder {
  hold: boolean;
  shuffle: boolean;
  repeat: number;
  delayMs: number;
  /** How many seconds deliveries are backdated, so that an immediate open doesn't count as a machine's. */
  deliveredSecondsAgo: number;
}

export const IN_ORDER: Disorder = { hold: false, shuffle: false, repeat: 0, delayMs: 0, deliveredSecondsAgo: 0 };

/** Collects events and posts them in signed batches, with retries until the receiver answers 2xx. */
export class EventWebhook {
  disorder = IN_ORDER;
  private waiting: MailEvent[] = [];
  private posted: MailEvent[][] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private running = 0;
  private queue: MailEvent[][] = [];

  constructor(
    readonly key: SigningKey,
    public settings: WebhookSettings,
  ) {}

  /** Posts events soon; events of kinds that the settings exclude are dropped. */
  add(events: MailEvent[]): void {
    if (!this.settings.enabled || !this.settings.url) return;
    for (const event of events) {
      const kind = kindOf(event);
      if (kind && this.settings[kind]) this.waiting.push(this.dated(event));
    }
    if (!this.disorder.hold) this.flushSoon();
  }

  /** The number of waiting events, the number of running posts, and the events of the last posts. */
  status() {
    const waiting = this.waiting.length + this.queue.reduce((sum, batch) => sum + batch.length, 0);
    return { waiting, running: this.running, posted: this.posted.flat() };
  }

  /** Posts all waiting events, held back or not. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.disorder.shuffle ? shuffled(this.waiting) : this.waiting;
    this.waiting = [];
    for (let from = 0; from < events.length; from += MAX_EVENTS_PER_POST) {
      const batch = events.slice(from, from + MAX_EVENTS_PER_POST);
      this.posted.push(batch);
      if (this.posted.length > KEPT_POSTS) this.posted.shift();
      this.post(batch, this.disorder.delayMs);
      for (let copy = 0; copy < this.disorder.repeat; copy++) this.post(withNewIds(batch), this.disorder.delayMs);
    }
  }

  /** Posts all posted batches again, in reverse order. */
  replay({ newIds }: { newIds: boolean }): number {
    for (const batch of this.posted.toReversed()) this.post(newIds ? withNewIds(batch) : batch, 0);
    return this.posted.length;
  }

  reset(): void {
    this.waiting = [];
    this.queue = [];
    this.posted = [];
    this.disorder = IN_ORDER;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => this.flush(), GATHERING_MS);
  }

  private dated(event: MailEvent): MailEvent {
    const { deliveredSecondsAgo } = this.disorder;
    return event.event === "delivered" ? { ...event, timestamp: event.timestamp - deliveredSecondsAgo } : event;
  }

  private post(batch: MailEvent[], delayMs: number): void {
    setTimeout(() => {
      this.queue.push(batch);
      this.postNext();
    }, delayMs).unref();
  }

  private postNext(): void {
    if (this.running >= POSTS_AT_ONCE) return;
    const batch = this.queue.shift();
    if (!batch) return;
    this.running++;
    void this.postUntilTaken(toBody(batch)).finally(() => {
      this.running--;
      this.postNext();
    });
  }

  private async postUntilTaken(body: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !this.isStopped; attempt++) {
      if (await this.isTaken(body)) return;
      await pause(Math.min(FIRST_RETRY_MS * 2 ** attempt, MAX_RETRY_MS));
    }
  }

  private async isTaken(body: string): Promise<boolean> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = { "content-type": "application/json", ...signatureHeaders(this.key, timestamp, body) };
    try {
      const answer = await fetch(this.settings.url, { method: "POST", headers, body });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}

/** A batch in SendGrid's format: each event is on its own line, and the body ends with a line break. */
const toBody = (batch: MailEvent[]): string => `[${batch.map((event) => JSON.stringify(event)).join(",\r\n")}]\r\n`;

const withNewIds = (batch: MailEvent[]): MailEvent[] => batch.map((event) => ({ ...event, sg_event_id: newEventId() }));

const shuffled = (events: MailEvent[]): MailEvent[] =>
  events
    .map((event) => ({ event, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The default settings: all kinds but `processed`, which says no more than the answer 202. */
export const settingsFor = (url: string): WebhookSettings => {
  const kinds = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, kind !== "processed"]));
  return { enabled: url !== "", url, ...(kinds as Record<EventKind, boolean>) };
};
