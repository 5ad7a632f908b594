import { Button } from "@chakra-ui/react";
import { MAX_MERGED } from "@dure/domain/records/merge/merge-records";
import {
  ArrowRightLeft,
  Building2,
  Combine,
  Handshake,
  type LucideIcon,
  Mails,
  PencilLine,
  Trash2,
  Undo2,
} from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../lib/area-parts";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { MergeDialog } from "../merge/merge-dialog";
import type { ListSelection } from "../record/list/selection/use-selection";
import { isMailed } from "../view/is-mailed";
import type { ListState } from "../view/use-list-state";
import { BulkConfirmDialog } from "./bulk-confirm-dialog";
import { BulkStageDialog } from "./bulk-stage-dialog";
import { BulkUpdateDialog } from "./bulk-update-dialog";

const ICONS = {
  update: PencilLine,
  convert: Handshake,
  move: ArrowRightLeft,
  deallocate: Undo2,
  enrich: Building2,
  merge: Combine,
  delete: Trash2,
} satisfies Record<string, LucideIcon>;
type Act = keyof typeof ICONS;

const LEADS: readonly Act[] = ["update", "convert", "merge", "delete"];
const DEALS: readonly Act[] = ["update", "move", "deallocate", "merge", "delete"];
const OTHERS: readonly Act[] = ["update", "merge", "delete"];
const ACTS: Record<ListState["entity"], readonly Act[]> = {
  lead: LEADS,
  deal: DEALS,
  "lead-deal-combined": ["update", "convert", "move", "merge", "delete"],
  company: ["update", "enrich", "merge", "delete"],
  contact: OTHERS,
};

type BulkActionsProps = { list: Pick<ListState, "entity">; selection: ListSelection };

/** The bulk actions for the selected records. */
export function BulkActions({ list: { entity }, selection }: BulkActionsProps) {
  const { t } = useTranslation("records");
  const [act, setAct] = useState<Act>();
  const [isAdding, setAdding] = useState(false);
  const { AddToSegment } = useAreaParts();
  const canMail = useRemoteFlag("enable_marketing_email");
  const close = () => setAct(undefined);
  const started = () => {
    close();
    selection.clear();
  };
  const ids = selection.selection.mode === "ids" ? [...selection.selection.ids] : [];
  const canMerge = ids.length > 1 && ids.length <= MAX_MERGED;
  const dialog = { entity, selection, onClose: close, onStarted: started };
  return (
    <>
      {ACTS[entity].map((one) => {
        const Icon = ICONS[one];
        return (
          <Button
            key={one}
            size="xs"
            variant="outline"
            disabled={one === "merge" && !canMerge}
            {...(one === "merge" && !canMerge && { title: t("merge.limit", { max: MAX_MERGED }) })}
            {...(one === "delete" && { colorPalette: "red" })}
            onClick={() => setAct(one)}
          >
            <Icon aria-hidden />
            {t(`bulk.${one}`)}
          </Button>
        );
      })}
      {AddToSegment && canMail && isMailed(entity) && (
        <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
          <Mails aria-hidden />
          {t("bulk.segment")}
        </Button>
      )}
      {AddToSegment && isAdding && isMailed(entity) && (
        <Suspense fallback={null}>
          <AddToSegment
            entity={entity}
            target={selection.target()}
            onAdded={selection.clear}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {act === "update" && <BulkUpdateDialog {...dialog} />}
      {(act === "convert" || act === "move") && <BulkStageDialog {...dialog} act={act} />}
      {(act === "delete" || act === "deallocate" || act === "enrich") && <BulkConfirmDialog {...dialog} act={act} />}
      {act === "merge" && <MergeDialog entity={entity} ids={ids} onClose={close} onMerged={started} />}
    </>
  );
}
