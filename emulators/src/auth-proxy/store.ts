import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ProviderConfig, Tenant } from "./protocol";

interface Stored {
  /** By `tenant|kind|id`. */
  providers: Record<string, ProviderConfig>;
  /** As the emulator has them: it forgets tenants when it stops. */
  tenants: Record<string, Tenant>;
  /** Tenants whose administrator did not turn text messages on. */
  smsOff: Record<string, boolean>;
}

/** What the emulator has no place for, kept in a file from run to run. */
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
