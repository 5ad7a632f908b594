import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useEffect } from "react";
import { usePersistedState } from "../../../lib/persisted-state";

/** The deal type that the address names, undefined when it is gone; without one that last looked at, else the first. */
export function useBoardPipeline(pipelines: readonly Pipeline[] | undefined, id: string | undefined) {
  const [lastId, setLastId] = usePersistedState("board-pipeline", "");
  const byId = (wanted: string | undefined) => pipelines?.find((pipeline) => pipeline.id === wanted);
  const pipeline = id ? byId(id) : (byId(lastId) ?? pipelines?.[0]);

  useEffect(() => {
    if (pipeline && pipeline.id !== lastId) setLastId(pipeline.id);
  }, [pipeline?.id]);

  return pipeline;
}
