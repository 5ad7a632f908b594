import { Button } from "@chakra-ui/react";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { preferredField } from "@dure/domain/routing/logic/routable-field";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { newId } from "./route-parts";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type AddConditionProps = {
  graph: Graph;
  words: RouteTexts;
  edit: RouteEditing["edit"];
  onAdded: (id: string) => void;
};

/** Adds a node. The first node gets the field that separates leads best; for later ones the user chooses a field. */
export function AddCondition({ graph, words, edit, onAdded }: AddConditionProps) {
  const { t } = useTranslation("routing");
  const { fields } = words;
  const preferred = graph.nodes.length === 0 ? preferredField(fields) : undefined;
  const add = (name: string) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return;
    const id = newId();
    edit([{ type: "append", id, field: { name, type: field.type } }]);
    onAdded(id);
  };
  const button = (
    <Button
      size="sm"
      disabled={fields.length === 0}
      {...(preferred && { onClick: () => add(preferred.name) })}
      {...(fields.length === 0 && { title: t("route.noFields") })}
    >
      <Plus aria-hidden />
      {t("route.add")}
    </Button>
  );
  if (preferred || fields.length === 0) return button;
  const actions = fields.map(({ name, label }) => ({ id: name, label, onSelect: () => add(name) }));
  return <ActionMenu label={t("route.add")} trigger={button} actions={actions} />;
}
