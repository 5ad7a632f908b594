import { Box, Flex, IconButton, NativeSelect, Stack } from "@chakra-ui/react";
import type { ConditionNode, Graph, GraphCondition } from "@dure/domain/routing/graph/graph";
import { operandFor } from "@dure/domain/routing/logic/operand";
import { OPERATORS_OF } from "@dure/domain/routing/logic/operators";
import type { RoutableField } from "@dure/domain/routing/logic/routable-field";
import type { Operand } from "@dure/domain/routing/logic/serialized-logic";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { CornerDownRight, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SortItem } from "../../../ui/sortable/sort-item";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { NextSelect } from "./next-select";
import { OperandInput } from "./operand-input";
import { ProblemTexts } from "./problem-texts";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type ConditionRowProps = {
  item: SortItem;
  graph: Graph;
  node: ConditionNode;
  condition: GraphCondition;
  index: number;
  words: RouteTexts;
  problems: readonly RouterProblem[];
  edit: RouteEditing["edit"];
  onChange: (condition: GraphCondition, what?: string) => void;
  onRemove: () => void;
};

/** A condition: operator, operand, and the node or outcome it leads to. */
export function ConditionRow(props: ConditionRowProps) {
  const { item, graph, node, condition, index, words, problems, edit, onChange, onRemove } = props;
  const { t } = useTranslation("routing");
  const number = index + 1;
  const { name, type } = node.field;
  const asked = words.fieldNamed(name);
  const field: RoutableField = { name, label: name, options: [], ...asked, type };

  const setOperator = (chosen: string) => {
    const operator = OPERATORS_OF[type].find((one) => one === chosen);
    if (operator) onChange({ ...condition, operator, value: operandFor(type, operator, condition.value) });
  };
  const setValue = (value: Operand) => onChange({ ...condition, value }, `${node.id}:${index}`);
  return (
    <SortableRow item={item} bg="bg.subtle" rounded="l2" p="2">
      {(handle) => (
        <Flex gap="1" align="flex-start">
          {handle}
          <Stack gap="2" flex="1" minW="0">
            <Flex gap="2" wrap="wrap">
              <NativeSelect.Root size="sm" flex="1 1 7rem">
                <NativeSelect.Field
                  aria-label={t("route.operatorOf", { number })}
                  value={condition.operator}
                  onChange={({ target }) => setOperator(target.value)}
                >
                  {OPERATORS_OF[type].map((operator) => (
                    <option key={operator} value={operator}>
                      {words.operatorText(node.field, operator)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
              <Box flex="2 1 8rem" minW="0" _empty={{ display: "none" }}>
                <OperandInput
                  key={condition.operator}
                  field={field}
                  operator={condition.operator}
                  value={condition.value}
                  number={number}
                  onChange={setValue}
                />
              </Box>
            </Flex>
            <Flex gap="2" align="center">
              <Box asChild color="fg.subtle" flexShrink="0">
                <CornerDownRight size={14} aria-hidden />
              </Box>
              <NextSelect
                label={t("route.nextOf", { number })}
                graph={graph}
                from={{ node: node.id, index }}
                next={condition.next}
                words={words}
                edit={edit}
              />
            </Flex>
            <ProblemTexts problems={problems} />
          </Stack>
          <IconButton variant="ghost" size="xs" aria-label={t("route.removeCase", { number })} onClick={onRemove}>
            <X />
          </IconButton>
        </Flex>
      )}
    </SortableRow>
  );
}
