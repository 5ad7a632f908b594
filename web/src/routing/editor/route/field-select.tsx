import { NativeSelect } from "@chakra-ui/react";
import { newCondition } from "@dure/domain/routing/graph/edit-graph";
import type { ConditionNode } from "@dure/domain/routing/graph/graph";
import { useTranslation } from "react-i18next";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type FieldSelectProps = { node: ConditionNode; words: RouteTexts; edit: RouteEditing["edit"] };

/** Chooses a node's field. A new field gets an empty condition, since operands of the old field do not fit it. */
export function FieldSelect({ node, words, edit }: FieldSelectProps) {
  const { t } = useTranslation("routing");
  const others = words.fields.filter(({ name }) => name !== node.field.name);
  const choose = (name: string) => {
    const chosen = others.find((field) => field.name === name);
    if (!chosen) return;
    const field = { name: chosen.name, type: chosen.type };
    const first = { ...newCondition(field.type), next: node.conditions[0]?.next ?? null };
    edit([{ type: "change", id: node.id, field, conditions: [first] }]);
  };
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        aria-label={t("route.field")}
        value={node.field.name}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={node.field.name}>
          {`${words.fieldLabel(node.field.name)} · ${t(`route.type.${node.field.type}`)}`}
        </option>
        {others.map(({ name, label, type }) => (
          <option key={name} value={name}>
            {`${label} · ${t(`route.type.${type}`)}`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
