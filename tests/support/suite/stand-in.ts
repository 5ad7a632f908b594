import { until } from "./wait";

/** A fault that a stand-in is asked for; see emulators/src/stand-in/faults.ts. */
export type Fault = {
  path: string;
  method?: string;
  contains?: string;
  status?: number;
  delayMs?: number;
  times?: number;
  after?: "effect" | "before";
  headers?: Record<string, string>;
  body?: object;
};

export type LoggedCall = { method: string; url: string; status: number };

/** What a test tells a stand-in, and asks of it. */
export const standIn = (url: string) => {
  const post = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  const faults = async () => (await (await fetch(`${url}/__faults`)).json()) as Fault[];
  return {
    post,
    state: async <T>() => (await (await fetch(`${url}/__state`)).json()) as T & { log: LoggedCall[] },
    /** Makes calls go wrong. Other tests run at the same time: name a path of one calendar, or a few times only. */
    addFault: (fault: Fault) => post("/__faults", fault),
    /** Holds the next call of a path: `come` waits for it, `release` lets it go before `delayMs` are over. */
    hold: async (fault: Fault & { delayMs: number }) => {
      await post("/__faults", { ...fault, times: 1 });
      return {
        come: () => until(async () => !(await faults()).some(({ path }) => path === new RegExp(fault.path).source)),
        release: () => post("/__release", { path: fault.path }),
      };
    },
    /** The account's owner takes the grant back. */
    revokeGrant: (email: string) => post("/__revoke-grant", { email }),
    /** Access tokens end before their time. */
    expireTokens: (email: string) => post("/__expire", { email }),
  };
};
