import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const WRITE_DELAY_MS = 100;
/** A large state is written less often: writing takes a twentieth of the time at most. */
const PAUSE_PER_WRITE = 20;

export interface StateFileOptions<T> {
  /** Without a path the state is kept in memory only. */
  path?: string | undefined;
  /** A file of another version is renamed, and the stand-in starts with an empty state. */
  version: number;
  create: () => T;
}

/** A stand-in's state: one mutable value, written as a whole. Writes are debounced and atomic (rename). */
export class StateFile<T> {
  data: T;
  private timer: NodeJS.Timeout | undefined;
  private lastWriteMs = 0;

  constructor(private readonly options: StateFileOptions<T>) {
    this.data = this.load() ?? options.create();
  }

  /** Call after each change. */
  changed(): void {
    if (!this.options.path || this.timer) return;
    this.timer = setTimeout(() => this.flush(), Math.max(WRITE_DELAY_MS, this.lastWriteMs * PAUSE_PER_WRITE));
    this.timer.unref();
  }

  reset(): void {
    this.data = this.options.create();
    this.changed();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { path, version } = this.options;
    if (!path) return;
    const beginMs = performance.now();
    mkdirSync(dirname(path), { recursive: true });
    const partPath = `${path}.${process.pid}.part`;
    writeFileSync(partPath, JSON.stringify({ version, data: this.data }));
    renameSync(partPath, path);
    this.lastWriteMs = performance.now() - beginMs;
  }

  private load(): T | undefined {
    const { path, version } = this.options;
    if (!path || !existsSync(path)) return undefined;
    try {
      const saved: { version: number; data: T } = JSON.parse(readFileSync(path, "utf8"));
      if (saved.version === version) return saved.data;
      console.warn(`${path} is of another version; it is put aside`);
    } catch {
      console.warn(`${path} cannot be read; it is put aside`);
    }
    renameSync(path, `${path}.aside`);
    return undefined;
  }
}
