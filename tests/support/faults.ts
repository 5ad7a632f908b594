import { suite } from "./suite";

/** What a stand-in is told to do wrong (emulators/src/stand-in/faults.ts). */
export type Fault = {
  path?: string;
  method?: string;
  status?: number;
  delayMs?: number;
  times?: number;
  after?: "before" | "effect";
};

const URLS = { google: suite.googleUrl, sendgrid: suite.sendgridUrl };

export async function addFault(service: keyof typeof URLS, fault: Fault): Promise<void> {
  const response = await fetch(`${URLS[service]}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([fault]),
  });
  if (!response.ok) throw new Error(`The fault was refused: ${response.status} ${await response.text()}`);
}

export const removeFaults = (service: keyof typeof URLS): Promise<unknown> =>
  fetch(`${URLS[service]}/__faults`, { method: "DELETE" });
