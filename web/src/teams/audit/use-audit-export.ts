import type { AuditSpan } from "@dure/domain/teams/audit/audit-query";
import { useEffect, useRef, useState } from "react";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";

/** Downloads the log of a range of days as a file. Leaving the page aborts the download. */
export function useAuditExport({ start, end }: AuditSpan) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setRunning(true);
    try {
      const span = new URLSearchParams({ ...(start && { start }), ...(end && { end }) });
      const file = await download(`/audit-log/export?${span}`, undefined, { signal: controller.signal });
      saveFile(file, "audit-logs.csv");
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setRunning(false);
    }
  }

  return { isRunning, error, run };
}
