import { Box, Button, Flex } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { FileX2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { isRefusal } from "../../../lib/call-error";
import { BlurredNotice } from "../../../teams/billing/blurred-notice";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { useRecord } from "../record-queries";
import { RecordColumns } from "./record-columns";
import { RecordHeader } from "./record-header";
import { RecordSkeleton } from "./record-skeleton";

type RecordPanelProps = {
  entity: EntityId;
  id: string;
  /** Two columns, for the full screen. */
  wide?: boolean;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
  /** Called when the record was deleted, or when the user leaves one that no longer exists. */
  onLeave: () => void;
  controls?: ReactNode;
};

/** Everything about one record: what it is called, its fields, notes and related records. */
export function RecordPanel({ entity, id, wide = false, linkTo, onLeave, controls }: RecordPanelProps) {
  const { data, error, refetch } = useRecord(entity, id);
  const gone = isRefusal(error, "NOT_FOUND");
  return (
    <Flex direction="column" minH="0" flex="1">
      <RecordHeader
        entity={data && !gone ? data.record.entity : entity}
        record={gone ? undefined : data?.record}
        wide={wide}
        controls={controls}
        onLeave={onLeave}
      />
      <Box flex="1" minH="0" overflowY={wide ? undefined : "auto"} px={{ base: "4", md: wide ? "6" : "4" }} pb="8">
        {!gone && data?.record.blurred && <BlurredNotice />}
        {gone && <RecordGone onLeave={onLeave} />}
        {!gone && data && <RecordColumns data={data} wide={wide} linkTo={linkTo} />}
        {!gone && !data && error && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <RecordSkeleton />}
      </Box>
    </Flex>
  );
}

/** Stands where a record was. */
function RecordGone({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("records");
  return (
    <div role="alert">
      <EmptyState
        icon={FileX2}
        title={t("detail.gone")}
        description={t("detail.goneHint")}
        action={
          <Button variant="outline" mt="2" onClick={onLeave}>
            {t("detail.backToList")}
          </Button>
        }
      />
    </div>
  );
}
