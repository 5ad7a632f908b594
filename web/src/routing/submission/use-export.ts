import { useState } from "react";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";
import type { DayRange } from "./statistics/period";

/** Fetches a router's submissions of some days as CSV and hands them to the browser. */
export function useExport({ id, title }: { id: string; title: string }, days: DayRange) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  async function start(): Promise<void> {
    setRunning(true);
    setError(undefined);
    try {
      const file = await download(`/route-logic/${id}/submissions?${new URLSearchParams(days)}`);
      saveFile(file, `${title}.csv`);
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, error, start };
}
