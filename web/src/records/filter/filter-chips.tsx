import { Tag, Wrap } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter/filter";
import { TriangleAlert } from "lucide-react";
import { memo, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../ui/tooltip";
import { useListParams } from "../view/use-list-params";
import type { ListState } from "../view/use-list-state";
import { ConditionWords } from "./condition-words";
import { removedIn } from "./removed-in";

/** The filter in words, with a chip for each part. A press on a chip opens the editor; its cross removes the part. */
export const FilterChips = memo(function FilterChips({ list, onEdit }: { list: ListState; onEdit: () => void }) {
  const { t } = useTranslation("records");
  const { setFilter } = useListParams();
  const { filter } = list;
  if (!filter || filter.conditions.length === 0) return null;
  const without = (index: number) => {
    const conditions = filter.conditions.filter((_, place) => place !== index);
    setFilter(conditions.length > 0 ? { ...filter, conditions } : null);
  };
  return (
    <Wrap role="list" aria-label={t("filter.title")} gap="1.5" mb="3">
      {filter.conditions.map((part, index) => (
        <PartChip key={JSON.stringify(part)} removed={removedIn(list.fields, part)} onRemove={() => without(index)}>
          <button type="button" onClick={onEdit}>
            {index > 0 && `${t(`filter.short.${filter.operator}`)} `}
            <PartWords list={list} part={part} />
          </button>
        </PartChip>
      ))}
    </Wrap>
  );
});

type PartChipProps = { children: ReactElement; removed: ReturnType<typeof removedIn>; onRemove: () => void };

/** A chip for a part of the filter. Its tooltip says if the part names something deleted. */
function PartChip({ children, removed, onRemove }: PartChipProps) {
  const { t } = useTranslation("records");
  const label = <Tag.Label asChild>{children}</Tag.Label>;
  return (
    <Tag.Root
      role="listitem"
      size="lg"
      variant="surface"
      maxW="full"
      cursor="pointer"
      {...(removed && { colorPalette: "red" })}
    >
      {removed && (
        <Tag.StartElement>
          <TriangleAlert aria-hidden />
        </Tag.StartElement>
      )}
      {removed ? <Tooltip content={t(`filter.issue.${removed}`)}>{label}</Tooltip> : label}
      <Tag.EndElement>
        <Tag.CloseTrigger aria-label={t("filter.removeCondition")} onClick={onRemove} />
      </Tag.EndElement>
    </Tag.Root>
  );
}

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
