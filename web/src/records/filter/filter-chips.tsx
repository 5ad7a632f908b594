import { Tag, Wrap } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "../view/use-list-address";
import type { ListState } from "../view/use-list-state";
import { ConditionWords } from "./condition-words";

/** The filter in words, a chip for each part of it: one press opens the editor, its cross takes the part away. */
export const FilterChips = memo(function FilterChips({ list, onEdit }: { list: ListState; onEdit: () => void }) {
  const { t } = useTranslation("records");
  const { setFilter } = useListAddress();
  const { filter } = list;
  if (!filter || filter.conditions.length === 0) return null;
  const without = (index: number) => {
    const conditions = filter.conditions.filter((_, place) => place !== index);
    setFilter(conditions.length > 0 ? { ...filter, conditions } : null);
  };
  return (
    <Wrap role="list" aria-label={t("filter.title")} gap="1.5" mb="3">
      {filter.conditions.map((part, index) => (
        <Tag.Root key={JSON.stringify(part)} role="listitem" size="lg" variant="surface" maxW="full" cursor="pointer">
          <Tag.Label asChild>
            <button type="button" onClick={onEdit}>
              {index > 0 && `${t(`filter.short.${filter.operator}`)} `}
              <PartWords list={list} part={part} />
            </button>
          </Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger aria-label={t("filter.removeCondition")} onClick={() => without(index)} />
          </Tag.EndElement>
        </Tag.Root>
      ))}
    </Wrap>
  );
});

function PartWords({ list, part }: { list: ListState; part: Filter["conditions"][number] }) {
  const { t } = useTranslation("records");
  if (!("conditions" in part)) return <ConditionWords list={list} condition={part} />;
  return (
    <>
      (
      {part.conditions.map((one, index) => (
        <span key={JSON.stringify(one)}>
          {index > 0 && ` ${t(`filter.short.${part.operator}`)} `}
          <PartWords list={list} part={one} />
        </span>
      ))}
      )
    </>
  );
}
