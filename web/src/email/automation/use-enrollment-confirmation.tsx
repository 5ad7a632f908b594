import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useFormat } from "../../ui/use-format";
import { useSegment } from "../segment/segment-queries";

type Asked = { segmentId: string; go: () => void };

/** Asks before all of a segment's records enter an automation; without a segment nothing is asked. */
export function useEnrollmentConfirmation() {
  const [asked, setAsked] = useState<Asked>();
  const ask = (segmentId: string | undefined, go: () => void) => (segmentId ? setAsked({ segmentId, go }) : go());
  return { ask, question: asked && <EntryQuestion {...asked} onClose={() => setAsked(undefined)} /> };
}

function EntryQuestion({ segmentId, go, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data: segment, isPending } = useSegment(segmentId);
  const confirm = () => {
    onClose();
    go();
  };
  return (
    <ConfirmDialog
      open
      title={t("automations.entryTitle")}
      description={
        segment &&
        t("automations.entryHint", {
          name: segment.name,
          count: segment.record_count,
          shown: format.number(segment.record_count),
        })
      }
      confirm={t("automations.entryConfirm")}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
