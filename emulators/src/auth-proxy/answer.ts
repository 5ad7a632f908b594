/** What the proxy answers itself, in place of the emulator. */
export type Answer =
  | { kind: "json"; json: object }
  | { kind: "text"; status: number; type: string; text: string; headers?: Record<string, string> }
  | { kind: "redirect"; to: string };
