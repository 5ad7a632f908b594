/** A response of the proxy itself, instead of the emulator's. */
export type Answer =
  | { kind: "json"; json: object }
  | { kind: "text"; status: number; type: string; text: string; headers?: Record<string, string> }
  | { kind: "redirect"; to: string };
