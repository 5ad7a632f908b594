import { IconButton, Stack, Text } from "@chakra-ui/react";
import { Split, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ConditionList } from "./condition-list";
import { FieldSelect } from "./field-select";
import type { NodeCardProps } from "./node-card-props";
import { ProblemTexts } from "./problem-texts";
import { RouteCard } from "./route-card";

/** A card with a field's conditions. */
export function NodeCard(props: NodeCardProps) {
  const { node, words, problems, isSelected, edit } = props;
  const { t } = useTranslation("routing");
  const title = words.nodeLabel(node.id);
  return (
    <RouteCard
      target={node.id}
      title={title}
      icon={Split}
      isWrong={problems.length > 0}
      isSelected={isSelected}
      actions={
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t("route.removeNode", { field: title })}
          onClick={() => edit([{ type: "detach", id: node.id }])}
        >
          <Trash2 />
        </IconButton>
      }
    >
      <Stack gap="2">
        <FieldSelect node={node} words={words} edit={edit} />
        <ProblemTexts problems={problems.filter(({ caseIndex }) => caseIndex === null)} />
        <ConditionList {...props} />
        <Text textStyle="xs" color="fg.muted">
          {t("route.otherwise")}
        </Text>
      </Stack>
    </RouteCard>
  );
}
