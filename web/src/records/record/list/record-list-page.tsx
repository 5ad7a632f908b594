import { Button, Flex } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/entity";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page-header";
import { DealTypeSwitch } from "../../pipeline/deal-type-switch";
import { DealViews } from "../../pipeline/deal-views";
import { useDealType } from "../../pipeline/use-deal-type";
import { CreateDrawer } from "../create/create-drawer";
import { RecordSideView } from "../side/record-side-view";
import { ListCount } from "./list-count";
import { RecordList } from "./record-list";
import { SearchBox } from "./search-box";
import { useListState } from "./use-list-state";
import { useRecordRows } from "./use-record-rows";
import { useReturnFocus } from "./use-return-focus";

/** All records of an entity: searched, sorted, opened beside the list and created. */
export function RecordListPage({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const { search, setSearch } = useListState();
  const [dealType, setDealType] = useDealType();
  const rows = useRecordRows(entity);
  const [creating, setCreating] = useState(false);
  const { area, returnFocus } = useReturnFocus();
  const create = () => setCreating(true);
  return (
    <Flex ref={area} direction="column" h="full" minH="0">
      <Flex direction="column" px={{ base: "4", md: "6" }} pt={{ base: "4", md: "5" }}>
        <PageHeader
          title={t(`entities.${entity}`)}
          actions={
            <>
              {entity === "deal" && <DealViews current="table" pipelineId={dealType} />}
              <Button onClick={create}>
                <Plus aria-hidden />
                {t(`create.action.${entity}`)}
              </Button>
            </>
          }
        />
        <Flex gap="3" mb="3" align="center" justify="space-between">
          <Flex gap="2" flex="1" minW="0" wrap="wrap">
            {entity === "deal" && <DealTypeSwitch value={dealType} all onChange={setDealType} />}
            <SearchBox value={search} onSearch={setSearch} />
          </Flex>
          <ListCount fetched={rows.records.length} total={rows.total} />
        </Flex>
      </Flex>
      <RecordList entity={entity} rows={rows} onCreate={create} onClearSearch={() => setSearch("")} />
      <RecordSideView onClosed={returnFocus} />
      <CreateDrawer entity={entity} open={creating} onClose={() => setCreating(false)} />
    </Flex>
  );
}
