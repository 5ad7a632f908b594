import type { ExportFormat } from "@dure/domain/records/export/api";
import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useEffect, useRef, useState } from "react";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";

const VERSION = "20250923";
const EXTENSIONS: Record<ExportFormat, string> = { excel: "xlsx", csv: "csv" };

/** The part of the list to export: some columns, some records. Everything if undefined. */
type Part = { columns?: readonly string[] | undefined; ids?: readonly string[] | undefined };

/** Fetches the list as a file and hands it to the browser. `percent` is undefined while nothing runs. */
export function useExport(entity: ListEntityId, { filters, sorting, search }: FilterBody, onDone: () => void) {
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: ExportFormat, { columns, ids }: Part = {}): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setPercent(0);
    try {
      const path = `/exports/${entity}?format=${format}&version=${VERSION}`;
      const { signal } = controller;
      const file = await download(path, { filters, sorting, search, columns, ids }, { signal, onProgress: setPercent });
      saveFile(file, `${entity}.${EXTENSIONS[format]}`);
      onDone();
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setPercent(undefined);
    }
  }

  return { percent, error, start, stop };
}
