import { Box, Button, Flex } from "@chakra-ui/react";
import type { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { lazyPart } from "../../../ui/lazy/lazy-part";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { PageHeader } from "../../../ui/page-header";
import { TransferMenu } from "../../export/transfer-menu";
import { DealTypeSwitch } from "../../pipeline/deal-type-switch";
import { DealViews } from "../../pipeline/deal-views";
import { useDealType } from "../../pipeline/use-deal-type";
import { useListState } from "../../view/use-list-state";
import { useSideRecord } from "../side/use-side-record";
import { EntitySwitch } from "./entity-switch";
import { ListBody } from "./list-body";
import { useListTitle } from "./use-list-title";
import { useReturnFocus } from "./use-return-focus";

const CreateDrawer = lazyPart(async () => (await import("../create/create-drawer")).CreateDrawer, {
  isWanted: ({ open }) => open,
});
const RecordSideView = lazyPart<{ isOpen: boolean; onClosed: (id: string) => void }>(
  async () => (await import("../side/record-side-view")).RecordSideView,
  { isWanted: ({ isOpen }) => isOpen },
);

/** All records of an entity: viewed, searched, filtered, sorted, opened beside the list and created. */
export function RecordListPage({ entity }: { entity: ListEntityId }) {
  const { t } = useTranslation("records");
  const listTitle = useListTitle();
  const [dealType, setDealType] = useDealType();
  const { state, error, retry } = useListState(entity, entity === "deal" ? dealType : "");
  const [creating, setCreating] = useState(false);
  const { area, returnFocus } = useReturnFocus();
  const { side } = useSideRecord();
  const create = () => setCreating(true);
  const made: EntityId = entity === "lead-deal-combined" ? "lead" : entity;
  return (
    <Flex ref={area} direction="column" h="full" minH="0" position="relative">
      <Box px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }}>
        <PageHeader
          title={listTitle(entity)}
          actions={
            <>
              <EntitySwitch entity={entity} />
              {entity === "deal" && <DealTypeSwitch value={dealType} all onChange={setDealType} />}
              {entity === "deal" && <DealViews current="table" pipelineId={dealType} />}
              <Button onClick={create}>
                <Box as={Plus} hideBelow="sm" aria-hidden />
                {t(`create.action.${made}`)}
              </Button>
              <TransferMenu
                entity={entity}
                dealType={entity === "deal" ? dealType : ""}
                body={state?.body}
                columns={state?.columns.map(({ id }) => id)}
              />
            </>
          }
        />
      </Box>
      {state && <ListBody list={state} onCreate={create} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!state && !error && (
        <Box px={{ base: "4", md: "6" }}>
          <ListSkeleton rows={12} />
        </Box>
      )}
      <RecordSideView isOpen={side !== undefined} onClosed={returnFocus} />
      <CreateDrawer entity={made} dealType={dealType} open={creating} onClose={() => setCreating(false)} />
    </Flex>
  );
}
