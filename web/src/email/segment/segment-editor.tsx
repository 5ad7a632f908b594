import { Button, Grid, Stack } from "@chakra-ui/react";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { TextCursorInput, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ListedFields } from "../../records/filter/listed-fields";
import { ActionMenu } from "../../ui/action-menu";
import { PageHeader } from "../../ui/page-header";
import { Audience } from "./audience";
import { DeleteSegmentDialog } from "./delete-segment-dialog";
import { FilterPanel } from "./filter-panel";
import { PickedPanel } from "./picked-panel";
import { RenameSegmentDialog } from "./rename-segment-dialog";
import { useFilterDraft } from "./use-filter-draft";

/** A dynamic segment's filter in the editor, with its audience beside it; or a static segment's records. */
export function SegmentEditor({ segment, fields }: { segment: SegmentView; fields: ListedFields }) {
  const { t } = useTranslation("email");
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"rename" | "delete">();
  const draft = useFilterDraft(segment);
  const isStatic = segment.segment_type === "static";
  return (
    <>
      <PageHeader
        title={segment.name}
        description={segment.description}
        actions={
          <>
            <ActionMenu
              label={t("segments.actionsOf", { name: segment.name })}
              actions={[
                {
                  id: "rename",
                  label: t("segments.rename"),
                  icon: TextCursorInput,
                  onSelect: () => setDialog("rename"),
                },
                {
                  id: "delete",
                  label: t("segments.delete"),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => setDialog("delete"),
                },
              ]}
            />
            {!isStatic && (
              <Button disabled={!draft.canSave} loading={draft.isSaving} onClick={draft.save}>
                {t("segments.save")}
              </Button>
            )}
          </>
        }
      />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" }} gap="6">
        <Stack gap="4">{isStatic ? <PickedPanel /> : <FilterPanel draft={draft} fields={fields} />}</Stack>
        <Audience
          asked={isStatic ? { segment_ids: [segment.id] } : draft.asked}
          hint={t("audience.nobody")}
          segment={segment}
        />
      </Grid>
      {dialog === "rename" && <RenameSegmentDialog segment={segment} onClose={() => setDialog(undefined)} />}
      <DeleteSegmentDialog
        segment={dialog === "delete" ? segment : undefined}
        onDeleted={() => navigate("/recipient-groups")}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}
