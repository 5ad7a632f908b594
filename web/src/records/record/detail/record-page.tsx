import { Button, Flex } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { useDocumentTitle } from "../../../ui/use-document-title";
import { ENTITY_PAGES, recordPath } from "../entity-pages";
import { useRecord } from "../record-queries";
import { RecordNeighbours } from "../side/record-neighbours";
import { RecordSideView } from "../side/record-side-view";
import { useSideRecord } from "../side/use-side-record";
import { RecordPanel } from "./record-panel";

/**
 * A record on the full screen; related ones open beside it. A lead that has become a deal is shown at the deal's
 * address, and back; one that was merged, at the address of the record it became part of.
 */
export function RecordPage({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const { recordId = "" } = useParams();
  const navigate = useNavigate();
  const { linkTo } = useSideRecord();
  const record = useRecord(entity, recordId).data?.record;
  useDocumentTitle(record?.label ?? t(`entity.${entity}`));

  if (record && (record.entity !== entity || record.id !== recordId))
    return <Navigate to={recordPath(record.entity, record.id)} replace />;
  const { path } = ENTITY_PAGES[entity];
  return (
    <Flex direction="column" minH="full" maxW="page" mx="auto">
      <RecordPanel
        key={recordId}
        entity={entity}
        id={recordId}
        wide
        linkTo={(related) => linkTo(related.entity, related.id)}
        onLeave={() => void navigate(path)}
        controls={
          <>
            <Button asChild variant="ghost" size="xs" order="-1" ms="-2">
              <Link to={path}>
                <ArrowLeft aria-hidden />
                {t("detail.backToList")}
              </Link>
            </Button>
            <RecordNeighbours hasKeys id={recordId} linkTo={(beside) => recordPath(beside.entity, beside.id)} />
          </>
        }
      />
      <RecordSideView />
    </Flex>
  );
}
