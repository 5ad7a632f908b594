import type { RecordFile } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useMemo, useSyncExternalStore } from "react";
import { useTeam } from "../../teams/team/team-queries";
import { startUploads } from "./start-uploads";
import { allUploads, dropUpload, subscribeToUploads, type Upload } from "./uploads";

type Params = { entityId: EntityId; recordId: string };

/** The running uploads to a record, and the way to start more. */
export function useUploads(params: Params, files: readonly RecordFile[]) {
  const { teamId } = useTeam();
  const all = useSyncExternalStore(subscribeToUploads, allUploads);
  const uploads = useMemo(
    () => all.filter(({ recordId, id }) => recordId === params.recordId && !files.some((file) => file.id === id)),
    [all, params.recordId, files],
  );
  const start = (chosen: readonly File[]) =>
    startUploads(chosen, { teamId, params, taken: files.map(({ filename }) => filename) });
  const retry = ({ id, file }: Upload) => {
    dropUpload(id);
    start([file]);
  };
  return { uploads, start, retry };
}
