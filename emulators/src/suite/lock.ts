import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Runs `work` under an inter-process lock, which is a folder. Takes over the lock of a dead owner. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const owner = join(folder, "pid");
  await mkdir(dirname(folder), { recursive: true });
  while (!(await claim(folder))) {
    if (await isAbandoned(owner)) await rm(folder, { recursive: true, force: true });
    else await sleep(100);
  }
  try {
    await writeFile(owner, String(process.pid));
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function claim(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
}

async function isAbandoned(owner: string): Promise<boolean> {
  // The owner writes its process id shortly after it creates the folder.
  for (let tries = 0; tries < 10; tries++) {
    const pid = Number(await readFile(owner, "utf8").catch(() => ""));
    if (pid) return !isAlive(pid);
    await sleep(20);
  }
  return true;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
