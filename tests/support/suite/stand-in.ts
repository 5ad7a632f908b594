import { until } from "./wait";

/** A fault to inject; see emulators/src/stand-in/faults.ts. */
export type Fault = {
  path: string;
  method?: string;
  contains?: string;
  /** The account whose token the call must carry. */
  account?: string;
  status?: number;
  delayMs?: number;
  times?: number;
  after?: "effect" | "before";
  headers?: Record<string, string>;
  body?: object;
};

export type LoggedCall = { method: string; url: string; status: number };

/** A test's client of a stand-in's control routes. */
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
    /** Injects failures. Other tests run at the same time, so name a path of one calendar, or limit `times`. */
    addFault: (fault: Fault) => post("/__faults", fault),
    /** Holds the next call of a path: `arrived` waits for it, `release` ends the delay early. */
    hold: async (fault: Fault & { delayMs: number }) => {
      await post("/__faults", { ...fault, times: 1 });
      return {
        arrived: () => until(async () => !(await faults()).some(({ path }) => path === new RegExp(fault.path).source)),
        release: () => post("/__release", { path: fault.path }),
      };
    },
    /** Revokes the grant as the account's owner. */
    revokeGrant: (email: string) => post("/__revoke-grant", { email }),
    /** Expires an account's access tokens now. */
    expireTokens: (email: string) => post("/__expire", { email }),
  };
};
