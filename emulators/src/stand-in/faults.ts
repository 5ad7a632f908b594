import { isRecord, text } from "./values";

/**
 * An injected failure.
 * - `delayMs` alone delays the normal response.
 * - `status` replaces the normal response.
 * - `after` without `status` cuts the connection. With `after: "effect"` the call takes effect first.
 */
export interface Fault {
  id: number;
  path?: string;
  method?: string;
  /** Matches only calls whose body or query contains this text: tells accounts apart that share an address. */
  contains?: string;
  /** Matches only calls with a token of this account, for calls whose address and body name no account. */
  account?: string;
  status?: number;
  delayMs?: number;
  /** How many more calls fail. Without it all calls fail until the fault is deleted. */
  times?: number;
  body?: unknown;
  headers?: Record<string, string>;
  after?: "effect" | "before";
}

/** The properties of a call that a fault can match. */
type Call = { method: string; path: string; query: string; body: Buffer; accountOf: () => string | undefined };

export class BadFaultError extends Error {}

export class Faults {
  private list: Fault[] = [];
  private lastId = 0;
  private delayed: { path: string | undefined; release: () => void }[] = [];

  all(): Fault[] {
    return this.list;
  }

  clear(): void {
    this.list = [];
  }

  /** Adds one fault or an array of them: all or, if one is invalid, none. */
  add(input: unknown): void {
    const added = (Array.isArray(input) ? input : [input]).map((value) => parseFault(value, ++this.lastId));
    this.list.push(...added);
  }

  /** Waits for the fault's delay, or until the call is released. */
  async delay({ path, delayMs = 0 }: Fault): Promise<void> {
    await new Promise<void>((release) => {
      const timer = setTimeout(release, delayMs);
      const end = () => {
        clearTimeout(timer);
        release();
      };
      this.delayed.push({ path, release: end });
    });
  }

  /** Releases all calls that are delayed by a fault with this path. */
  release(path: string): void {
    const { source } = new RegExp(path);
    for (const one of this.delayed) if (one.path === source) one.release();
    this.delayed = this.delayed.filter((one) => one.path !== source);
  }

  /** Returns the oldest fault that matches the call, and counts it as used once. */
  take({ method, path, query, body, accountOf }: Call): Fault | undefined {
    const fault = this.list.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) &&
        (candidate.path === undefined || new RegExp(candidate.path).test(path)) &&
        (candidate.contains === undefined || body.includes(candidate.contains) || query.includes(candidate.contains)) &&
        (candidate.account === undefined || candidate.account === accountOf()),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.list = this.list.filter((other) => other !== fault);
    }
    return fault;
  }
}

function parseFault(value: unknown, id: number): Fault {
  if (!isRecord(value)) throw new BadFaultError("a fault is an object");
  const fault: Fault = { id };
  if (value.path !== undefined) fault.path = regexSource(value.path);
  if (value.method !== undefined) fault.method = (text(value.method) ?? bad("method")).toUpperCase();
  if (value.contains !== undefined) fault.contains = text(value.contains) ?? bad("contains");
  if (value.account !== undefined) fault.account = text(value.account) ?? bad("account");
  if (value.status !== undefined) fault.status = integerIn(value.status, "status", 200, 599);
  if (value.delayMs !== undefined) fault.delayMs = integerIn(value.delayMs, "delayMs", 0, 600_000);
  if (value.times !== undefined) fault.times = integerIn(value.times, "times", 1, 1_000_000);
  if (value.body !== undefined) fault.body = value.body;
  if (value.headers !== undefined) fault.headers = stringMap(value.headers);
  if (value.after !== undefined) {
    fault.after = value.after === "effect" || value.after === "before" ? value.after : bad("after");
  }
  if (fault.status === undefined && fault.delayMs === undefined && !fault.after) bad("status, delayMs or after");
  return fault;
}

function regexSource(value: unknown): string {
  const source = text(value) ?? bad("path");
  try {
    return new RegExp(source).source;
  } catch {
    return bad("path");
  }
}

function integerIn(value: unknown, name: string, min: number, max: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) return bad(name);
  return value;
}

function stringMap(value: unknown): Record<string, string> {
  if (!isRecord(value)) return bad("headers");
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, String(entry)]));
}

function bad(name: string): never {
  throw new BadFaultError(`the fault's ${name} is missing or not valid`);
}
