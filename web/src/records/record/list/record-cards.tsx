import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractAmount } from "../../field/use-contract-amount";
import type { ListState } from "../../view/use-list-state";
import { useSideRecord } from "../side/use-side-record";
import { CallLink } from "./call-link";
import { CARD_PX } from "./card-subtitle";
import { RecordCard } from "./record-card";
import type { ListSelection } from "./selection/use-selection";
import { useVirtualRows } from "./table/use-virtual-rows";
import { useListTitle } from "./use-list-title";
import type { RecordRows } from "./use-record-rows";

type RecordCardsProps = { list: ListState; rows: RecordRows; selection: ListSelection };

/** The list on a phone: what matters of each record in two lines. */
export function RecordCards({ list, rows, selection }: RecordCardsProps) {
  const { t } = useTranslation("records");
  const listTitle = useListTitle();
  const { linkTo } = useSideRecord();
  const amountText = useContractAmount();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const virtual = useVirtualRows(rows, CARD_PX, scroller);
  return (
    <Box ref={setScroller} data-scroll="list" flex="1" minH="0" overflowY="auto" borderTopWidth="1px" tabIndex={-1}>
      <Box
        as="ul"
        aria-label={listTitle(list.entity)}
        listStyleType="none"
        position="relative"
        h={`${virtual.getTotalSize()}px`}
        aria-busy={rows.isStale}
        opacity={rows.isStale ? 0.6 : 1}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const record = rows.at(index);
          return (
            <Flex
              as="li"
              key={index}
              position="absolute"
              insetInline="0"
              h={`${CARD_PX}px`}
              borderBottomWidth="1px"
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={rows.total ?? -1}
              aria-posinset={index + 1}
              bg={record && selection.isSelected(record.id) ? "brand.subtle" : undefined}
            >
              {record && (
                <>
                  <Flex as="label" align="center" ps="4" pe="1">
                    <input
                      type="checkbox"
                      aria-label={t("selection.row", { label: record.label })}
                      checked={selection.isSelected(record.id)}
                      onChange={({ target }) => selection.select([record.id], target.checked)}
                    />
                  </Flex>
                  <Box flex="1" minW="0">
                    <RecordCard record={record} to={linkTo(record.entity, record.id)} amountText={amountText} />
                  </Box>
                  <CallLink record={record} />
                </>
              )}
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
