import { NativeSelect } from "@chakra-ui/react";
import type { Graph, GraphNext, GraphSource } from "@dure/domain/routing/graph/graph";
import { useTranslation } from "react-i18next";
import { newNodeEdits, nextKey, nextOptions } from "./next-option";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type NextSelectProps = {
  label: string;
  graph: Graph;
  from: GraphSource;
  next: GraphNext | null;
  words: RouteTexts;
  edit: RouteEditing["edit"];
};

const NEW = "new:";

/** Chooses the target of an edge: an existing or a new condition, a group, or none. */
export function NextSelect({ label, graph, from, next, words, edit }: NextSelectProps) {
  const { t } = useTranslation("routing");
  const { nodes, results } = nextOptions(graph, from);
  const isOffered = next === null || [...nodes, ...results].some((one) => nextKey(one) === nextKey(next));

  const choose = (value: string) => {
    const field = words.fields.find(({ name }) => `${NEW}${name}` === value);
    if (field) return edit(newNodeEdits(from, field));
    const chosen = [...nodes, ...results].find((one) => nextKey(one) === value) ?? null;
    edit([{ type: "connect", from, next: chosen }]);
  };
  const option = (one: GraphNext) => (
    <option key={nextKey(one)} value={nextKey(one)}>
      {words.nextText(one)}
    </option>
  );
  return (
    <NativeSelect.Root size="sm" invalid={next === null}>
      <NativeSelect.Field aria-label={label} value={nextKey(next)} onChange={({ target }) => choose(target.value)}>
        <option value="">{t("route.unconnected")}</option>
        {!isOffered && next && option(next)}
        <optgroup label={t("route.result")}>{results.map(option)}</optgroup>
        {nodes.length > 0 && <optgroup label={t("route.nodes")}>{nodes.map(option)}</optgroup>}
        {words.fields.length > 0 && (
          <optgroup label={t("route.newNode")}>
            {words.fields.map((field) => (
              <option key={field.name} value={`${NEW}${field.name}`}>
                {`+ ${field.label}`}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
