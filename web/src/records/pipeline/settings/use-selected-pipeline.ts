import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useSearchParams } from "react-router";

const NAME = "type";

/** The deal type that the address names (`?type=`), else the first. */
export function useSelectedPipeline(pipelines: readonly Pipeline[] | undefined) {
  const [params, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set(NAME, id);
        else next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  const chosen = pipelines?.find(({ id }) => id === params.get(NAME)) ?? pipelines?.[0];
  return [chosen, choose] as const;
}
