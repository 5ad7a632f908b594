import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { exportRows, LIST_INDEXES } from "./export-rows";
import type { Program } from "./process";
import { startFunction } from "./start-function";

const VERSIONS = "/usr/lib/postgresql";

/** The newest PostgreSQL that is installed by apt. */
const binaries = (): string | undefined => {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  return versions[0] ? join(VERSIONS, String(versions[0]), "bin") : undefined;
};

/** The program that answers, beside this file, and the indexes that it uses. */
type Answering = { program: string; indexes: readonly string[] };

export type Peer = Program & {
  version: string;
  loadMs: number;
  /** Responses per second in the function's process, without HTTP. */
  enginePerSecond: (load: { clients: number; forMs: number }) => Promise<number>;
};

/**
 * Starts a tuned PostgreSQL with this many records, behind an HTTP function that identifies the caller, but checks
 * neither permissions nor the filter. Undefined if PostgreSQL is not installed (`apt-get install postgresql`).
 */
export async function startPeer(
  size: number,
  port: number,
  { program: file, indexes }: Answering = { program: "peer-instance.ts", indexes: LIST_INDEXES },
): Promise<Peer | undefined> {
  const bin = binaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "dure-peer-"));
  const data = join(folder, "data");
  const owner = owningUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...owner,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PGHOST: folder, PGPORT: String(port), PGUSER: "peer" },
    }).toString();

  run("initdb", "-D", data, "-U", "peer", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings(folder, port), "start");
  const stop = async () => {
    run("pg_ctl", "-D", data, "-m", "immediate", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const startedMs = performance.now();
    const rows = join(folder, "rows");
    mkdirSync(rows);
    for (const statement of await exportRows(size, rows, indexes))
      run("psql", "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-qc", statement);
    const loadMs = performance.now() - startedMs;
    const program = await startFunction(file, {
      PGHOST: folder,
      PGPORT: String(port),
      PGUSER: "peer",
      PGDATABASE: "postgres",
    });
    const version = run("psql", "-d", "postgres", "-Atc", "SHOW server_version").trim();
    const { url } = program;
    return {
      ...{ version, loadMs, url },
      stop: () => program.stop().then(stop),
      enginePerSecond: async ({ clients, forMs }) => {
        const response = await fetch(`${url}/bench/engine?clients=${clients}&ms=${forMs}`);
        return ((await response.json()) as { perSecond: number }).perSecond;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The user to run as: PostgreSQL refuses to run as root, and Debian's package creates a user. */
function owningUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}

/** Settings for a dedicated machine. Nothing is written during the measurement. */
const settings = (folder: string, port: number): string =>
  Object.entries({
    port,
    listen_addresses: "",
    unix_socket_directories: folder,
    shared_buffers: `${Math.trunc(totalmem() / 4 / 1024 ** 2)}MB`,
    effective_cache_size: `${Math.trunc(totalmem() / 2 / 1024 ** 2)}MB`,
    work_mem: "128MB",
    maintenance_work_mem: "1GB",
    random_page_cost: 1.1,
    max_parallel_workers_per_gather: 2,
    max_parallel_workers: 2,
    jit: "off",
    max_wal_size: "8GB",
    fsync: "off",
    autovacuum: "off",
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
