import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ProviderConfig, Tenant } from "./protocol";

interface Stored {
  /** Keyed by `tenant|kind|id`. */
  providers: Record<string, ProviderConfig>;
  /** A copy of the emulator's tenants, which it loses when it stops. */
  tenants: Record<string, Tenant>;
  /** Ids of tenants without text messages as a second factor. */
  smsOff: Record<string, boolean>;
}

/** State that the emulator cannot store, kept in a file across runs. */
export class Store {
  readonly state: Stored;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.state = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { providers: {}, tenants: {}, smsOff: {} };
  }

  save() {
    writeFileSync(this.file, JSON.stringify(this.state));
  }
}
