import { Box } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/entity";
import { useTranslation } from "react-i18next";
import { useSideRecord } from "../side/use-side-record";
import { RecordCard } from "./record-card";
import type { RecordRows } from "./use-record-rows";
import { useVirtualRows } from "./use-virtual-rows";

const CARD_PX = 68;

/** The list on a phone: what matters of each record in two lines. */
export function RecordCards({ entity, rows }: { entity: EntityId; rows: RecordRows }) {
  const { t } = useTranslation("records");
  const { linkTo } = useSideRecord();
  const { scroller, virtual } = useVirtualRows(rows, CARD_PX);
  return (
    <Box ref={scroller} flex="1" minH="0" overflowY="auto" borderTopWidth="1px" tabIndex={-1}>
      <Box
        as="ul"
        aria-label={t(`entities.${entity}`)}
        listStyleType="none"
        position="relative"
        h={`${virtual.getTotalSize()}px`}
        opacity={rows.isStale ? 0.6 : 1}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const record = rows.records[index];
          return (
            record && (
              <Box
                as="li"
                key={key}
                position="absolute"
                insetInline="0"
                h={`${CARD_PX}px`}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.total ?? -1}
                aria-posinset={index + 1}
              >
                <RecordCard record={record} to={linkTo(record.entity, record.id)} />
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}
