import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useState } from "react";
import { DeleteStageDialog } from "./delete-stage-dialog";
import { StageGroup } from "./stage-group";
import { useStageDeals } from "./use-stage-deals";

/** The stages of a deal type in their status groups. */
export function PipelineStages({ pipeline }: { pipeline: Pipeline }) {
  const deals = useStageDeals(pipeline.id);
  const [deleting, setDeleting] = useState<{ id: string; label: string }>();
  return (
    <>
      {pipeline.statuses.map((group) => (
        <StageGroup
          key={group.status}
          pipelineId={pipeline.id}
          group={group}
          dealsAt={deals.at}
          onDelete={setDeleting}
        />
      ))}
      {deleting && (
        <DeleteStageDialog
          pipeline={pipeline}
          stage={deleting}
          deals={deals.at(deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
