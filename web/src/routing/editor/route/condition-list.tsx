import { Button } from "@chakra-ui/react";
import { newCondition } from "@dure/domain/routing/graph/edit-graph";
import type { GraphCondition } from "@dure/domain/routing/graph/graph";
import { MAX_CASES } from "@dure/domain/routing/logic/serialized-logic";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../ui/sortable/sortable-list";
import { useKeys } from "../../../ui/sortable/use-keys";
import { ConditionRow } from "./condition-row";
import type { NodeCardProps } from "./node-card-props";

/** A node's conditions in the order of evaluation. */
export function ConditionList({ graph, node, words, problems, edit }: NodeCardProps) {
  const { t } = useTranslation("routing");
  const { id, field, conditions } = node;
  const { keys, insertAt, removeAt, reorder } = useKeys(conditions.length);
  const items = conditions.map((_, index) => ({
    id: keys[index] ?? "",
    label: t("route.condition", { number: index + 1 }),
  }));

  const set = (changed: readonly GraphCondition[], what?: string) =>
    edit([{ type: "change", id, field, conditions: changed }], what);
  const move = (ids: string[]) => set(reorder(ids).flatMap((place) => conditions[place] ?? []));
  const add = () => {
    insertAt(conditions.length);
    set([...conditions, newCondition(field.type)]);
  };
  const remove = (index: number) => {
    removeAt(index);
    set(conditions.toSpliced(index, 1));
  };
  return (
    <>
      <SortableList
        label={t("route.conditions", { field: words.fieldLabel(field.name) })}
        items={items}
        onReorder={move}
        gap="2"
      >
        {(item) => {
          const index = keys.indexOf(item.id);
          const condition = conditions[index];
          if (!condition) return null;
          return (
            <ConditionRow
              key={item.id}
              item={item}
              graph={graph}
              node={node}
              condition={condition}
              index={index}
              words={words}
              problems={problems.filter(({ caseIndex }) => caseIndex === index)}
              edit={edit}
              onChange={(changed, what) => set(conditions.with(index, changed), what)}
              onRemove={() => remove(index)}
            />
          );
        }}
      </SortableList>
      <Button variant="ghost" size="xs" alignSelf="flex-start" disabled={conditions.length >= MAX_CASES} onClick={add}>
        <Plus aria-hidden />
        {t("route.addCase")}
      </Button>
    </>
  );
}
